import { type DashboardProject, dashboard } from '@cadre/contract/calls/dashboard';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LazyPickInput } from '../../fields/lazy-pick-input.tsx';
import { useAsk } from '../../platform/ask.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Field } from '../../ui/field.tsx';
import { Gauge } from '../../ui/gauge.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { RowItem, Rows } from '../../ui/rows.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { Cluster, Stack } from '../../ui/stack.tsx';
import { Card } from './card.tsx';
import { type Spent, spentOf, toneOf } from './spent-of.ts';
import { dashboardFor } from './use-dashboard.ts';

/** One project at a time: how much of its estimate is spent, and in which department. */
export function ProjectsCard() {
  const t = useTexts();
  const query = useAsk(dashboard, {}, dashboardFor);
  return (
    <Card title={t('dashboard.projects')}>
      <QueryStates query={query} rows={5} empty={({ projects }) => projects.length === 0 && t('dashboard.no_projects')}>
        {({ projects }) => <Picked projects={projects} />}
      </QueryStates>
    </Card>
  );
}

function Picked({ projects }: { projects: readonly DashboardProject[] }) {
  const t = useTexts();
  const [id, setId] = useState<number>();
  const project = projects.find((one) => one.id === id) ?? (projects[0] as DashboardProject);
  const whole = spentOf(Object.values(project.timespent));
  const format = useFormat();
  return (
    <Stack gap={3} className="projects-card">
      <Cluster>
        <Gauge percent={whole.percent} tone={whole.over > 0 ? 'amber' : toneOf(whole)} label={t('dashboard.spent_of', hoursOf(whole))}>
          {format.share(whole.percent * 100)}
        </Gauge>
        <Field label={t('dashboard.project')}>
          {(control) => (
            <LazyPickInput
              {...control}
              clearable={false}
              value={project.id}
              options={projects.map(({ id: value, number, name }) => ({ value, label: `(${number}) ${name}` }))}
              onChange={(next) => setId(Number(next))}
            />
          )}
        </Field>
        <Link to="/time-cards/projects/$id" params={{ id: String(project.id) }}>
          {t('dashboard.open_project')}
        </Link>
      </Cluster>
      {whole.estimated === 0 && <span className="muted">{t('dashboard.unestimated')}</span>}
      {whole.estimated > 0 && whole.over > 0 && (
        <span className="muted">{t('dashboard.over_by', { hours: format.number(whole.over) })}</span>
      )}
      <Rows>
        {Object.entries(project.timespent).map(([department, spent]) => (
          <Department key={department} name={department} spent={spentOf([spent])} />
        ))}
      </Rows>
    </Stack>
  );
}

const hoursOf = ({ spent, estimated }: Spent) => ({ spent: String(spent), estimated: String(estimated) });

function Department({ name, spent }: { name: string; spent: Spent }) {
  const t = useTexts();
  const format = useFormat();
  const { estimated, over } = spent;
  const more = estimated === 0 ? t('dashboard.unplanned') : over > 0 ? t('dashboard.over_by', { hours: format.number(over) }) : undefined;
  return (
    <RowItem
      title={t('dashboard.spent_of', hoursOf(spent))}
      note={
        <>
          <ShareBar
            size="small"
            whole={Math.max(estimated, spent.spent)}
            parts={[
              { name: 'within', value: spent.spent - over, tone: over > 0 ? 'amber' : toneOf(spent) },
              { name: 'over', value: over, tone: 'pink' },
            ]}
          />
          <span className="visually-hidden">{t('dashboard.spent_of', hoursOf(spent))}</span>
          {more}
        </>
      }
      end={<strong>{format.share(spent.percent * 100)}</strong>}
    >
      {name}
    </RowItem>
  );
}
