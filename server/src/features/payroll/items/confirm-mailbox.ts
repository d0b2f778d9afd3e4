import { employees } from '@cadre/contract/resources/employees';
import { reach } from '../../../crud/access/access.ts';
import { openPayAccess, type PayAccount } from '../../../crud/access/open-pay-access.ts';
import type { Write } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';

/**
 * Approving a salary also confirms the account that will read it, because the form shows its mailbox. A user who may not see the pay confirms
 * nothing, and users never confirm their own account.
 */
export async function confirmMailbox({ tx, caller }: Pick<Write, 'tx' | 'caller'>, employee_id: number): Promise<void> {
  const { actor } = caller;
  const { rows } = await sql<PayAccount>`
    select u.id, u.name, u.employee_id, u.pay_access from users u
    where u.employee_id = ${employee_id} and u.pay_access <> 'open' and u.status <> 'unconfirmed' and u.id <> ${actor.user_id}
      and exists (select from employees r where r.id = ${employee_id} and ${reach(employees, actor, 'employees.view_pay')})
    for update of u`.execute(tx);
  await openPayAccess(tx, caller, rows);
}
