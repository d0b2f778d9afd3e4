import { projectMembers } from '@cadre/contract/resources/project-members';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import type { Row } from '../../../fields/kind.ts';

/** The members of a project, with their start and end dates. */
export const ProjectTeam = ({ project }: { project: Row }) => (
  <ResourcePage
    resource={projectMembers}
    list={{ fixedFilters: { project_id: [project.id] } }}
    owner={{ field: 'project_id', id: project.id, name: String(project.name) }}
    hideFields={['project_id']}
  />
);
