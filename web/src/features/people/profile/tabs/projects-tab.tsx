import { projectMembers } from '@cadre/contract/resources/project-members';
import { ResourcePage } from '../../../../crud/resource-page.tsx';
import type { Profile } from '../profile.ts';

/** The projects that a person works on, each leading to its page. */
export const ProjectsTab = ({ profile: { employee } }: { profile: Profile }) => (
  <ResourcePage
    resource={projectMembers}
    list={{ fixedFilters: { employee_id: [employee.id] } }}
    owner={{ field: 'employee_id', id: employee.id, name: employee.name }}
    hideFields={['employee_id']}
    record={{ path: ({ project_id }) => `/time-cards/projects/${project_id}` }}
  />
);
