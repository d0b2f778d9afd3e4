import { confirmPayAccess } from '@cadre/contract/calls/access';
import type { Row } from '../../fields/kind.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useMe, useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';

/** Lets payroll confirm the accounts that wait for confirmation. */
export function ConfirmMailboxes({ accounts }: { accounts: readonly Row[] }) {
  const t = useTexts();
  const { user: self } = useMe();
  const isPayroll = useScope('employees.view_pay') === 'all';
  const confirm = useCallMutation(confirmPayAccess);
  const ids = accounts
    .filter(
      ({ id, employee_id, status, pay_access }) =>
        id !== self.id && employee_id !== null && status !== 'unconfirmed' && pay_access !== 'open',
    )
    .map(({ id }) => id);
  if (!isPayroll || ids.length === 0) return null;
  return (
    <Button size="small" disabled={confirm.isPending} onClick={() => confirm.mutate({ ids })}>
      {t('auth.confirm_mailbox')}
    </Button>
  );
}
