import { callsOf } from '@cadre/contract/calls-of';
import { users } from '@cadre/contract/resources/users';
import type { RecordOf } from '@cadre/contract/values';
import { useCall } from '../../../platform/call-api.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';

/** Agreeing to a salary confirms the account that will read it, so its mailbox is shown. */
export function MailboxOfSalary({ employeeId }: { employeeId: number }) {
  const t = useTexts();
  const seesUsers = useScope('users.view') !== undefined;
  const { data } = useCall(
    callsOf(users).list,
    { filters: JSON.stringify({ employee_id: [employeeId], pay_access: ['unproven', 'held'] }), per_page: 10 },
    { enabled: seesUsers && employeeId > 0, select: ({ data: rows }) => rows as RecordOf<typeof users>[] },
  );
  return data?.map(({ id, email }) => (
    <Alert key={id} tone="info" takesFocus={false}>
      {t('payItems.mailbox_unproven', { email })}
    </Alert>
  ));
}
