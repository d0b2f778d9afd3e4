import { isLanguage } from '@cadre/contract/languages';
import { whoMay } from '../../crud/acts/who-may.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { notify } from '../../platform/notices/notify.ts';
import type { Services } from '../../platform/services.ts';
import { administrators } from './administrators.ts';
import { daysToProve, type Identity } from './guard-identity.ts';

type Account = Identity & { id: number; status: unknown; locale: unknown; pay_access: unknown };
type Change = { actor: Actor; old: Account | undefined; now: Account | undefined };

/** The person, payroll and administrators hear of every account that becomes, or ceases to be, the one of an employee. */
export async function notifyOfIdentity(services: Services, tx: Transaction, { actor, old, now }: Change): Promise<void> {
  const isSame = old?.employee_id === now?.employee_id;
  if (isSame && old?.email === now?.email) return;
  if (!isSame && typeof old?.employee_id === 'number')
    await notifyChange(services, tx, actor, 'account_unlinked', old.employee_id, old, [old.email]);
  if (now && now.employee_id !== null)
    await notifyChange(
      services,
      tx,
      actor,
      'account_linked',
      now.employee_id,
      now,
      old ? [old.email] : [],
      !old && now.status === 'invited',
    );
}

async function notifyChange(
  services: Services,
  tx: Transaction,
  { name: who, user_id }: Actor,
  what: 'account_linked' | 'account_unlinked',
  employee_id: number,
  { id: account, email, locale, pay_access }: Account,
  addresses: string[],
  isNew = false,
): Promise<void> {
  const { rows } = await sql<{
    name: string;
    work_email: string;
  }>`select name, work_email from employees where id = ${employee_id}`.execute(tx);
  const person = rows[0];
  if (!person) return;
  const payroll = await whoMay(tx, 'employees.view_pay', employee_id);
  const isOpen = what === 'account_linked' && pay_access !== 'open';
  for (const id of new Set([...payroll, ...(await administrators(tx))])) {
    if (id === user_id) continue;
    if (isOpen && payroll.includes(id))
      await notify(tx.run, id, 'account_to_confirm', { name: person.name, who, email }, `/administration/users?id=${account}`);
    else await notify(tx.run, id, what, { name: person.name, who }, `/employees/${employee_id}`);
  }
  const language = isLanguage(locale) ? locale : 'en';
  const mailboxes = new Set([person.work_email, ...(await formerAddresses(tx, employee_id)), ...addresses].map((one) => one.toLowerCase()));
  // A new colleague's first mail is the invitation; it already informs the same mailbox about the account.
  if (isNew) mailboxes.delete(email.toLowerCase());
  for (const to of mailboxes) await services.mail.send(tx, { to, language, template: what, args: { name: person.name, who, email } });
}

/** A changed work email may belong to the person who changed it, so the mailbox before it gets the mail as well. */
async function formerAddresses(tx: Transaction, employee_id: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct c ->> 'old' as email from logs l cross join jsonb_array_elements(l.changes) c
    where l.model = 'employees' and l.model_id = ${employee_id} and l.action = 'update' and c ->> 'field' = 'work_email' and c ->> 'old' is not null
      and l.at > now() - make_interval(days => ${sql.lit(daysToProve)})`.execute(tx);
  return rows.map(({ email }) => email);
}
