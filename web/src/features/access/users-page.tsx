import { users } from '@cadre/contract/resources/users';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { person } from '../../fields/person.tsx';
import { useAccountActions } from './use-account-actions.ts';

export function UsersPage() {
  const accountActions = useAccountActions();
  return <ResourcePage resource={users} kinds={{ name: person }} rowActions={accountActions} typedDelete />;
}
