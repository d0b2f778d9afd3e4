import { pages } from '@cadre/contract/pages';
import { projects } from '@cadre/contract/resources/projects';
import { type ComponentType, lazy, Suspense } from 'react';
import '../../crud/crud.css';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { usePathParts } from '../../crud/address/use-path-parts.ts';
import { PartForm } from '../../crud/form/part-form.tsx';
import { useRecord } from '../../crud/record/use-record.ts';
import { useRights } from '../../crud/rights.ts';
import '../../fields/fields.css';
import type { Row } from '../../fields/kind.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ProjectHead } from './project/project-head.tsx';
import { ProjectOverview } from './project/project-overview.tsx';

const parts = {
  overview: ProjectOverview,
  tasks: lazy(async () => ({ default: (await import('./project/project-tasks.tsx')).ProjectTasks })),
  team: lazy(async () => ({ default: (await import('./project/project-team.tsx')).ProjectTeam })),
  time: lazy(async () => ({ default: (await import('./project/project-time.tsx')).ProjectTime })),
  estimates: lazy(async () => ({ default: (await import('./project/project-estimates.tsx')).ProjectEstimates })),
  retainer: lazy(async () => ({ default: (await import('./retainer/project-retainer.tsx')).ProjectRetainer })),
  files: lazy(async () => ({ default: (await import('./project/project-files.tsx')).ProjectFiles })),
  history: lazy(async () => ({ default: (await import('./project/project-history.tsx')).ProjectHistory })),
} satisfies Record<string, ComponentType<PartProps>>;

type PartProps = { project: Row };
type Part = keyof typeof parts | 'billing';
type Props = { billing: ComponentType<PartProps> };

const order: readonly Part[] = ['overview', 'tasks', 'team', 'time', 'estimates', 'retainer', 'billing', 'files', 'history'];

/** One project: its overview, tasks, team, estimate and billing. */
export function ProjectPage({ billing }: Props) {
  const id = Number(usePathParts(pages.project).id);
  const { data: project, error, refetch } = useRecord(projects, id);
  usePageTitle(project && `${project.number} ${project.name}`, { isShown: false });
  if (!project && error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!project) return <Skeleton columns={3} rows={10} />;
  return (
    <Stack>
      <ProjectHead project={project} />
      <ProjectParts key={id} project={project} billing={billing} />
      <PartForm name={projects.name} resource={projects} />
    </Stack>
  );
}

function ProjectParts({ project, billing }: PartProps & Props) {
  const t = useTexts();
  const parameters = useParameters();
  const { history } = useRights(projects);
  const seesTime = useScope('tasks.view') !== undefined;
  const isBilled = useScope('project-milestones.view') !== undefined && project.billing_type !== 'internal';
  const mayShow: Partial<Record<Part, boolean>> = {
    time: seesTime,
    retainer: project.billing_type === 'retainer',
    billing: isBilled,
    history,
  };
  const shown = order.filter((name) => mayShow[name] ?? true);
  const requested = parameters.get('tab');
  const part = shown.find((name) => name === requested) ?? 'overview';
  const Shown = part === 'billing' ? billing : parts[part];
  return (
    <Tabs
      label={t('project.tabs.label')}
      isApart
      tabs={shown.map((value) => ({ value, text: t(`project.tabs.${value}`) }))}
      value={part}
      onChoose={(value) => parameters.replace({ tab: value === 'overview' ? undefined : value, page: undefined })}
    >
      <Suspense fallback={<Skeleton columns={3} rows={6} />}>
        <Shown project={project} />
      </Suspense>
    </Tabs>
  );
}
