import { tasks } from '@cadre/contract/resources/tasks';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import type { Row } from '../../../fields/kind.ts';

/** The time booked on a project, within the user's scope. */
export const ProjectTime = ({ project }: { project: Row }) => (
  <ResourcePage
    resource={tasks}
    list={{ fixedFilters: { project_id: [project.id] } }}
    owner={{ field: 'project_id', id: project.id, name: String(project.name) }}
    hideFields={['project_id']}
  />
);
