import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { notifyAll } from '../../../platform/notices/notify.ts';

/**
 * Deletes the notices of payslips `s` that are about to be hidden, because they would lead nowhere, and with them the mails that are not sent yet.
 * Users who may have seen a notice are notified that the payslip was withdrawn. Runs as the system.
 */
export async function takeBackNotices(tx: Transaction, which: Sql): Promise<void> {
  const { rows } = await sql<{ user_id: number; month: string }>`
    with gone as (
      delete from notifications n using salaries s, users u
      where ${which} and s.released_at is not null and u.employee_id = s.employee_id and n.user_id = u.id and n.type = 'payslip_released'
        and n.args ->> 'month' = s.period and n.created_at = s.released_at
      returning n.user_id, s.period as month, n.read_at is not null or n.mail_due_at is null as is_told)
    select distinct user_id, month from gone where is_told order by user_id`.execute(tx);
  await notifyAll(
    tx.run,
    rows.map(({ user_id, month }) => ({ user_id, type: 'payslip_withdrawn' as const, args: { month } })),
  );
}
