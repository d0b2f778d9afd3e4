import { type DashboardProject, dashboard } from '@cadre/contract/calls/dashboard';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LazyPickInput } from '../../../fields/lazy-pick-input.tsx';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { Gauge } from '../../../ui/charts/gauge.tsx';
import { useMeasure } from '../../../ui/charts/use-measure.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../card.tsx';
import { type Spent, spentOf, toneOf } from '../spent-of.ts';
import { dashboardFor } from '../use-dashboard.ts';

/** As high as the gauge with the bars of four departments below it. */
const charted = 6.5;

/** One project at a time, with the spent part of its estimate by department. */
export function ProjectsCard() {
  const t = useTexts();
  const query = useCall(dashboard, {}, dashboardFor);
  return (
    <Card title={t('dashboard.projects')} rows={charted}>
      <QueryStates query={query} rows={charted} empty={({ projects }) => projects.length === 0 && t('dashboard.no_projects')}>
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
    <Stack gap={3} className="card-inset">
      <Cluster>
        <Gauge
          percent={whole.percent}
          tone={toneOf(whole)}
          label={t('dashboard.spent_of', hoursOf(whole))}
          text={format.share(whole.percent * 100)}
          full={format.share(10_000)}
        />
        <Stack gap={2}>
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
        </Stack>
      </Cluster>
      {whole.estimated === 0 && <span className="muted">{t('dashboard.unestimated')}</span>}
      {whole.estimated > 0 && whole.over > 0 && (
        <span className="muted">{t('dashboard.over_by', { hours: format.number(whole.over) })}</span>
      )}
      <Departments project={project} />
    </Stack>
  );
}

const hoursOf = ({ spent, estimated }: Spent) => ({ spent: String(spent), estimated: String(estimated) });

/** How far each department is, on one scale with the line at which its estimate is used up. */
function Departments({ project }: { project: DashboardProject }) {
  const t = useTexts();
  const format = useFormat();
  const measure = useMeasure('share');
  const points = Object.entries(project.timespent).map(([name, hours]) => {
    const spent = spentOf([hours]);
    const { estimated, over } = spent;
    return {
      key: name,
      label: name,
      title: t('dashboard.spent_of', hoursOf(spent)),
      note: estimated === 0 ? t('dashboard.unplanned') : over > 0 ? t('dashboard.over_by', { hours: format.number(over) }) : undefined,
      values: { percent: spent.percent * 100, spent: spent.spent, estimated },
    };
  });
  if (points.length === 0) return null;
  return (
    <BarChart
      label={t('dashboard.projects')}
      pointsLabel={t('dashboard.departments')}
      points={points}
      series={[
        { name: 'percent', label: t('dashboard.used'), tone: 'green' },
        { name: 'spent', label: t('dashboard.spent_hours'), tone: 'neutral', draw: 'table', text: format.number },
        { name: 'estimated', label: t('dashboard.estimated_hours'), tone: 'neutral', draw: 'table', text: format.number },
      ]}
      measure={measure}
      target={{ value: 10_000, label: t('dashboard.estimated_hours'), isLimit: true }}
    />
  );
}
