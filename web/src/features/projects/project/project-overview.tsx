import { type ProjectOverview as Overview, projectOverview } from '@cadre/contract/calls/projects';
import { projects } from '@cadre/contract/resources/projects';
import type { Day } from '@cadre/rules/calendar';
import { CustomDetails, customNames } from '../../../crud/record/custom-details.tsx';
import { useEffective } from '../../../crud/use-effective.ts';
import type { Row } from '../../../fields/kind.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { useTexts } from '../../../platform/texts.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { Gauge } from '../../../ui/charts/gauge.tsx';
import { useMeasure } from '../../../ui/charts/use-measure.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout/stack.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { ThisMonth } from '../retainer/this-month.tsx';
import { ProjectBurn } from './project-burn.tsx';

/** Spending beyond the estimate has the error color by itself. */
const tones = { none: 'neutral', green: 'green', amber: 'amber', red: 'amber' } as const;

/** The overview of a project: its gauge, its departments, its weeks and its people. */
export function ProjectOverview({ project }: { project: Row }) {
  const query = useCall(projectOverview, { id: project.id }, { staleTime: 0 });
  return (
    <QueryStates query={query} rows={12}>
      {(overview) => (
        <Stack>
          <Grid columns="halves">
            <Budget overview={overview} />
            <Departments overview={overview} />
          </Grid>
          <ThisMonth periods={overview.periods} />
          <ProjectBurn overview={overview} endsOn={(project.end_date as Day | null) ?? null} />
          <People overview={overview} />
          <MoreDetails project={project} />
        </Stack>
      )}
    </QueryStates>
  );
}

/** The company's custom fields of a project. */
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

function Budget({ overview: { percent, health, spent, spent_approved, estimated, forecast } }: { overview: Overview }) {
  const t = useTexts();
  const inHours = useHours();
  const format = useFormat();
  return (
    <Card title={t('project.gauge')}>
      <Stack>
        <Cluster gap={4}>
          {estimated > 0 && (
            <Gauge
              percent={percent}
              tone={tones[health ?? 'none']}
              label={t('common.labelled', { label: t('project.used'), value: format.share(percent * 100) })}
              text={format.share(percent * 100)}
              full={format.share(10_000)}
            />
          )}
          <DescriptionList layout="numbers">
            <Description label={t('project.spent')} note={t('project.approved', { hours: inHours(spent_approved) })}>
              <span className="digits whole">{inHours(spent)}</span>
            </Description>
            <Description label={t('project.estimated')}>
              <span className="digits whole">{inHours(estimated)}</span>
            </Description>
          </DescriptionList>
        </Cluster>
        <p role="status">
          {forecast.state === 'ahead'
            ? forecast.on && t('project.forecast.ahead', { day: format.date(forecast.on) })
            : t(`project.forecast.${forecast.state}`)}
        </p>
      </Stack>
    </Card>
  );
}

/** The used share of the estimate; without an estimate, the hours spent. */
function Departments({ overview: { departments, estimated: all } }: { overview: Overview }) {
  const t = useTexts();
  const inHours = useHours();
  const share = useMeasure('share');
  const minutes = useMeasure('minutes');
  const isEstimated = all > 0;
  const hours = (name: 'spent' | 'estimated') => ({ name, label: t(`project.${name}`), tone: 'green', text: inHours }) as const;
  return (
    <Card title={t('project.departments')}>
      {departments.length === 0 && <p className="muted">{t('project.no_estimate')}</p>}
      {departments.length > 0 && (
        <BarChart
          label={t('project.departments')}
          pointsLabel={t('project.department')}
          measure={isEstimated ? share : minutes}
          target={isEstimated ? { value: 10_000, label: t('project.estimated'), isLimit: true } : undefined}
          points={departments.map(({ department, spent, estimated, percent, is_unplanned }) => ({
            key: String(department?.id ?? 0),
            label: department?.name ?? t('project.no_department'),
            title: t('project.spent_of', { spent: inHours(spent), estimated: inHours(estimated) }),
            note: isEstimated && `${inHours(spent)} / ${is_unplanned ? t('project.unplanned') : inHours(estimated)}`,
            values: { used: percent * 100, spent, estimated },
          }))}
          series={
            isEstimated
              ? [
                  { name: 'used', label: t('project.used'), tone: 'green' },
                  { ...hours('spent'), draw: 'table' },
                  { ...hours('estimated'), draw: 'table' },
                ]
              : [hours('spent')]
          }
        />
      )}
    </Card>
  );
}

function People({ overview: { people } }: { overview: Overview }) {
  const t = useTexts();
  const inHours = useHours();
  if (people.length === 0) return null;
  return (
    <Card isFlush title={t('project.people')}>
      <Table
        label={t('project.people')}
        columns={[
          { name: 'name', head: t('project.person'), isHeading: true, cell: ({ employee }) => employee.name },
          { name: 'role', head: t('project.role'), cell: ({ role }) => role ?? '' },
          { name: 'recent', head: t('project.last_four_weeks'), isNumber: true, cell: ({ last_four_weeks }) => inHours(last_four_weeks) },
          { name: 'spent', head: t('project.spent'), isNumber: true, cell: ({ minutes }) => inHours(minutes) },
        ]}
        rows={people}
        keyOf={({ employee }) => employee.id}
      />
    </Card>
  );
}
