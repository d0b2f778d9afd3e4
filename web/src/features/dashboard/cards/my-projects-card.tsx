import { pages } from '@cadre/contract/pages';
import { projects } from '@cadre/contract/resources/projects';
import { listLink } from '../../../crud/address/list-link.ts';
import { useList } from '../../../crud/list/use-list.ts';
import type { Row } from '../../../fields/kind.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useFormat } from '../../../platform/format/format.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { Card } from '../card.tsx';

const shown = 6;
const tones = { green: 'green', amber: 'amber', red: 'pink' } as const;

/** How the projects under way that the reader leads are doing, the most used up first. */
export function MyProjectsCard() {
  const t = useTexts();
  const { employee } = useMe();
  const filters = { status: ['active', 'on_hold'], ...(employee && { manager_id: [employee.id] }) };
  const query = useList(projects, { page: 1, per_page: shown, sort: { by: 'percent', dir: 'desc' }, q: '', filters });
  return (
    <Card title={t('dashboard.my_projects')} rows={shown} more={listLink(projects, pages.projects.path, filters)}>
      <QueryStates query={query} rows={shown} empty={({ data }) => data.length === 0 && t('dashboard.no_my_projects')}>
        {({ data }) => (
          <Rows>
            {data.map((project) => (
              <Project key={project.id} project={project} />
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

function Project({ project }: { project: Row }) {
  const t = useTexts();
  const format = useFormat();
  const hours = useHours();
  const health = String(project.health ?? 'none');
  const [spent, estimated] = [Number(project.spent_minutes ?? 0), Number(project.estimated_minutes ?? 0)];
  const tone = tones[health as keyof typeof tones] ?? 'neutral';
  return (
    <RowItemLink
      to={pages.project.path}
      params={{ id: String(project.id) }}
      note={
        estimated > 0 ? (
          <ShareBar size="small" parts={[{ name: 'spent', value: spent, tone }]} whole={estimated} />
        ) : (
          t('dashboard.unestimated_spent', { hours: hours(spent) })
        )
      }
      end={
        <>
          {estimated > 0 && <span className="digits whole muted">{format.share(Number(project.percent) * 100)}</span>}
          <StatusBadge name="health" field={projects.fields.health} value={health} />
        </>
      }
    >
      {String(project.name)}
    </RowItemLink>
  );
}
