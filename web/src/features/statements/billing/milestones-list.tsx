import { projectMilestones } from '@cadre/contract/resources/project-milestones';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useScope } from '../../../platform/session/session.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { BillingSums } from './billing-sums.tsx';

type Props = { project?: { id: number; name: string } | undefined };

/** Milestones of all projects, each with the billed amounts of its project; or those of one project, below its amounts. */
export function MilestonesList({ project }: Props) {
  const seesBilling = useScope('statements.view') !== undefined;
  if (!project) {
    return (
      <ResourcePage
        resource={projectMilestones}
        form={{ serverFills }}
        record={{ detail: ({ project_id }) => seesBilling && <BillingSums id={Number(project_id)} /> }}
      />
    );
  }
  return (
    <Stack>
      {seesBilling && <BillingSums id={project.id} />}
      <ResourcePage
        resource={projectMilestones}
        list={{ fixedFilters: { project_id: [project.id] } }}
        owner={{ field: 'project_id', id: project.id, name: project.name }}
        hideFields={hidden}
        form={{ serverFills }}
      />
    </Stack>
  );
}

const hidden = ['project_id', 'manager_id'] as const;
const serverFills = ['currency'] as const;
