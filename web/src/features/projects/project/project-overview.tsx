import { type ProjectOverview as Overview, projectOverview } from '@cadre/contract/calls/projects';
import { projects } from '@cadre/contract/resources/projects';
import { asHours } from '@cadre/rules/duration';
import { CustomDetails, customNames } from '../../../crud/record/custom-details.tsx';
import { useEffective } from '../../../crud/use-effective.ts';
import type { Row } from '../../../fields/kind.ts';
import { useAsk } from '../../../platform/ask.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Description, DescriptionList } from '../../../ui/description-list.tsx';
import { QueryStates } from '../../../ui/query-states.tsx';
import { ShareBar } from '../../../ui/share-bar.tsx';
import { Grid, Stack } from '../../../ui/stack.tsx';
import { Table } from '../../../ui/table.tsx';
import { ProjectBurn } from './project-burn.tsx';

const tones = { none: 'neutral', green: 'green', amber: 'amber', red: 'pink' } as const;

/** How a project stands: its gauge, its departments, its weeks and its people. */
export function ProjectOverview({ project }: { project: Row }) {
  const query = useAsk(projectOverview, { id: project.id }, { staleTime: 0 });
  return (
    <QueryStates query={query} rows={12}>
      {(overview) => (
        <Stack>
          <Grid columns="halves">
            <Gauge overview={overview} />
            <Departments overview={overview} />
          </Grid>
          <Periods overview={overview} />
          <ProjectBurn overview={overview} />
          <People overview={overview} />
          <MoreDetails project={project} />
        </Stack>
      )}
    </QueryStates>
  );
}

/** What the company keeps about a project in fields of its own. */
function MoreDetails({ project }: { project: Row }) {
  const t = useTexts();
  const resource = useEffective(projects);
  const names = customNames(resource, project, false);
  if (names.length === 0) return null;
  return (
    <Card title={t('forms.more_details')}>
      <CustomDetails resource={resource} row={project} names={names} />
    </Card>
  );
}

function Gauge({ overview: { percent, health, spent, spent_approved, estimated, forecast } }: { overview: Overview }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Card title={t('project.gauge')}>
      <Stack>
        <ShareBar whole={Math.max(estimated, spent)} parts={[{ name: 'spent', value: spent, tone: tones[health] }]} />
        <DescriptionList layout="numbers">
          <Description label={t('project.used')}>{format.share(percent * 100)}</Description>
          <Description label={t('project.spent')} note={t('project.approved', { hours: asHours(spent_approved) })}>
            {asHours(spent)}
          </Description>
          <Description label={t('project.estimated')}>{asHours(estimated)}</Description>
        </DescriptionList>
        <p role="status">
          {forecast.state === 'ahead'
            ? forecast.on && t('project.forecast.ahead', { day: format.date(forecast.on) })
            : t(`project.forecast.${forecast.state}`)}
        </p>
      </Stack>
    </Card>
  );
}

function Departments({ overview: { departments } }: { overview: Overview }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Card title={t('project.departments')}>
      {departments.length === 0 && <p className="muted">{t('project.no_estimate')}</p>}
      <Stack as="ul" gap={3}>
        {departments.map(({ department, spent, estimated, percent, is_unplanned }) => {
          const words = t('project.spent_of', { spent: asHours(spent), estimated: asHours(estimated) });
          return (
            <Stack as="li" key={department?.id ?? 0} gap={1} title={words}>
              <span>
                {department?.name ?? t('project.no_department')}
                <span className="muted">{` · ${words} · ${is_unplanned ? t('project.unplanned') : format.share(percent * 100)}`}</span>
              </span>
              <ShareBar
                whole={Math.max(estimated, spent)}
                parts={[{ name: 'spent', value: spent, tone: percent >= 100 || is_unplanned ? 'pink' : percent >= 90 ? 'amber' : 'green' }]}
              />
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}

/** A month of a retainer, with what is left of it. */
function Periods({ overview: { periods } }: { overview: Overview }) {
  const t = useTexts();
  if (periods.length === 0) return null;
  return (
    <Card isFlush title={t('project.periods')}>
      <Table
        label={t('project.periods')}
        columns={[
          { name: 'month', head: t('project.month'), isHeading: true, cell: ({ month }) => month.slice(0, 7) },
          { name: 'agreed', head: t('project.agreed'), isNumber: true, cell: ({ agreed }) => asHours(agreed) },
          { name: 'spent', head: t('project.spent'), isNumber: true, cell: ({ spent }) => asHours(spent) },
          {
            name: 'used',
            head: t('project.used'),
            cell: ({ agreed, spent }) => (
              <ShareBar
                size="small"
                whole={Math.max(agreed, spent)}
                parts={[{ name: 'spent', value: spent, tone: spent > agreed ? 'pink' : 'green' }]}
              />
            ),
          },
        ]}
        rows={periods}
        keyOf={({ month }) => month}
      />
    </Card>
  );
}

function People({ overview: { people } }: { overview: Overview }) {
  const t = useTexts();
  if (people.length === 0) return null;
  return (
    <Card isFlush title={t('project.people')}>
      <Table
        label={t('project.people')}
        columns={[
          { name: 'name', head: t('project.person'), isHeading: true, cell: ({ employee }) => employee.name },
          { name: 'role', head: t('project.role'), cell: ({ role }) => role ?? '' },
          { name: 'recent', head: t('project.last_four_weeks'), isNumber: true, cell: ({ last_four_weeks }) => asHours(last_four_weeks) },
          { name: 'spent', head: t('project.spent'), isNumber: true, cell: ({ minutes }) => asHours(minutes) },
        ]}
        rows={people}
        keyOf={({ employee }) => employee.id}
      />
    </Card>
  );
}
