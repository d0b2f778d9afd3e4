import { projectMembers } from '@cadre/contract/resources/project-members';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import type { Row } from '../../../fields/kind.ts';

/** Who works on a project, from when to when. */
export const ProjectTeam = ({ project }: { project: Row }) => (
  <ResourcePage
    resource={projectMembers}
    narrowed={{ project_id: [project.id] }}
    owner={{ field: 'project_id', id: project.id, name: String(project.name) }}
    hideFields={['project_id']}
  />
);
