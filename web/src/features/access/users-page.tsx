import { endUserSessions, sendPasswordLink } from '@cadre/contract/calls/access';
import { users } from '@cadre/contract/resources/users';
import { seededRoles } from '@cadre/contract/roles';
import { LogOut, MailQuestion, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { ResourcePage } from '../../crud/resource-page.tsx';
import type { Row } from '../../fields/kind.ts';
import { person } from '../../fields/kinds/person.tsx';
import { useCallMutation } from '../../platform/call-api.ts';
import { useMe, useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { MenuItem } from '../../ui/overlays/menu-item.ts';
import { ConfirmMailboxes } from './confirm-mailboxes.tsx';
import { PersonOfAccount } from './person-of-account.tsx';
import { RequestRoleDialog } from './request-role-dialog.tsx';
import { RoleRequests } from './role-requests.tsx';

export function UsersPage() {
  const [user, setUser] = useState<Row>();
  const accountActions = useAccountActions(setUser);
  return (
    <Stack>
      <RoleRequests />
      <ResourcePage
        resource={users}
        kinds={{ name: person, roles: { width: 160 } }}
        list={{ rowActions: accountActions, bulk: ({ rows }) => <ConfirmMailboxes accounts={rows} /> }}
        record={{ header: (account) => <AccountNote account={account} />, typedDelete: true }}
        form={{ aside: (draft, set) => <PersonOfAccount draft={draft} set={set} /> }}
      />
      {user && <RequestRoleDialog user={user} onClose={() => setUser(undefined)} />}
    </Stack>
  );
}

/** Shows what the account still lacks before its employee can use it fully. */
function AccountNote({ account }: { account: Row }) {
  const t = useTexts();
  const { employee_id, status, pay_access } = account;
  if (status === 'unconfirmed') return <Alert tone="warning">{t('auth.account_unconfirmed')}</Alert>;
  if (employee_id === null) return <Alert tone="info">{t('auth.account_without_person')}</Alert>;
  if (pay_access === 'open') return null;
  return (
    <Alert tone="warning" actions={<ConfirmMailboxes accounts={[account]} />}>
      {t('auth.account_unproven')}
    </Alert>
  );
}

/** Account actions for administrators: send a password link, end sessions, request a role. */
function useAccountActions(onRequestRole: (user: Row) => void): (user: Row) => MenuItem[] {
  const t = useTexts();
  const mayReset = useScope('users.reset_password') !== undefined;
  const mayEnd = useScope('users.suspend') !== undefined;
  const { user: self } = useMe();
  const mayRequest = self.roles.includes(seededRoles.administrator);
  const sendLink = useCallMutation(sendPasswordLink);
  const endSessions = useCallMutation(endUserSessions);
  return (user) => {
    const { id } = user;
    return [
      ...(mayReset
        ? [{ key: 'link', label: t('auth.send_password_link'), icon: MailQuestion, onSelect: () => sendLink.mutate({ id }) }]
        : []),
      ...(mayEnd ? [{ key: 'sessions', label: t('auth.end_sessions'), icon: LogOut, onSelect: () => endSessions.mutate({ id }) }] : []),
      ...(mayRequest && id !== self.id
        ? [{ key: 'role', label: t('auth.request_role'), icon: UserRoundPlus, onSelect: () => onRequestRole(user) }]
        : []),
    ];
  };
}
