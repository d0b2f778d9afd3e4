import { roles } from '@cadre/contract/resources/roles';
import { useLocation } from '@tanstack/react-router';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { RoleStartInput } from './role-start-input.tsx';

/** A role's rights have a page of their own; only a new role is told in the form what it begins with. */
export function RolesPage() {
  const isNew = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).has('new') });
  return (
    <ResourcePage
      resource={roles}
      kinds={{ permissions: { Input: RoleStartInput } }}
      hideFields={isNew ? [] : ['permissions']}
      initial={{ permissions: [] }}
      recordPath={({ id }) => `/administration/roles/${id}`}
      typedDelete
    />
  );
}
