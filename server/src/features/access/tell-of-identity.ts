import { isLanguage } from '@cadre/contract/languages';
import { whoMay } from '../../crud/who-may.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';
import { notify } from '../../platform/notices/notify.ts';
import type { Identity } from './guard-identity.ts';

type Account = Identity & { locale: unknown };
type Change = { actor: Actor; old: Account | undefined; now: Account | undefined };

/** The person and payroll hear of every account that becomes, or ceases to be, the one of an employee. */
export async function tellOfIdentity(house: House, tx: Transaction, { actor, old, now }: Change): Promise<void> {
  const isSame = old?.employee_id === now?.employee_id;
  if (isSame && old?.email === now?.email) return;
  if (!isSame && typeof old?.employee_id === 'number') await tell(house, tx, actor, 'account_unlinked', old.employee_id, old, [old.email]);
  if (now && now.employee_id !== null) await tell(house, tx, actor, 'account_linked', now.employee_id, now, old ? [old.email] : []);
}

async function tell(
  house: House,
  tx: Transaction,
  { name: who, user_id }: Actor,
  what: 'account_linked' | 'account_unlinked',
  employee_id: number,
  { email, locale }: Account,
  addresses: string[],
): Promise<void> {
  const { rows } = await sql<{
    name: string;
    work_email: string;
  }>`select name, work_email from employees where id = ${employee_id}`.execute(tx);
  const person = rows[0];
  if (!person) return;
  for (const id of await whoMay(tx, 'employees.view_pay', employee_id)) {
    if (id !== user_id) await notify(tx.run, id, what, { name: person.name, who }, `/employees/${employee_id}`);
  }
  const language = isLanguage(locale) ? locale : 'en';
  for (const to of new Set([person.work_email, ...addresses].map((one) => one.toLowerCase())))
    await house.mail.send(tx, { to, language, template: what, args: { name: person.name, who, email } });
}
