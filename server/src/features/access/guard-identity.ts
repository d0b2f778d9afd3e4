import { employees } from '@cadre/contract/resources/employees';
import { reach } from '../../crud/access/access.ts';
import type { StoredRow } from '../../crud/access/caller.ts';
import type { Write } from '../../crud/behaviour.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { normalEmail } from '../../platform/access/attempts.ts';
import { endSessions } from '../../platform/access/sessions.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { grantsOfUser } from './grants-of.ts';
import { hasPay, hasPayHiddenFrom } from './pay-of-person.ts';
import { refuseWiderGrants } from './refuse-wider-grants.ts';

/** The identity of an account: the mailbox that sets its password, and the employee whose data is its "own". */
export type Identity = { email: string; employee_id: number | null };

/**
 * Neither may become a way to rights that the actor does not hold, and the employee's pay is among these. So an account is tied to an
 * employee by a user who may see that employee's pay; or by proof: the employee resets the password in their work mailbox. HR and
 * administrators can change that mailbox and enter new people, so it proves nothing about an employee who already has pay: the account
 * stays unconfirmed, without a password link, until a second person who may see all of that pay confirms it. An administrator who opens an
 * account cannot appoint that second person either, because rights can be granted only by their holders. An employee without pay can use
 * the account at once, but pay that is entered later stays hidden until payroll has confirmed the account.
 */
export async function guardIdentity({ tx, caller, values, before }: Write): Promise<void> {
  const { actor } = caller;
  const old = before && identityOf(before);
  const now = identityOf({ ...before, ...values });
  const isMoved = old?.employee_id !== now.employee_id;
  const isReaddressed = old !== undefined && normalEmail(old.email) !== normalEmail(now.email);
  if (before?.id === actor.user_id && isMoved) throw new Problem('not_allowed');
  if (before && isReaddressed) await guardAddress(tx, actor, before);
  if (!isMoved && !isReaddressed) return;
  if (before?.id !== actor.user_id) {
    if (isMoved && typeof old?.employee_id === 'number' && !(await seesPay(tx, actor, old.employee_id)))
      throw new Problem('link_needs_pay');
    values.pay_access = 'open';
    if (now.employee_id !== null && !(await seesPay(tx, actor, now.employee_id))) {
      values.pay_access = await accessTo(tx, now.employee_id);
      await requireWorkAddress(tx, now.employee_id, now.email);
      if (before) Object.assign(values, { password_hash: null, status: before.status === 'suspended' ? 'suspended' : 'invited' });
    }
    if (now.employee_id !== null && (await hasPayHiddenFrom(tx, actor, now.employee_id)))
      Object.assign(values, { password_hash: null, status: 'unconfirmed' });
    if (before) await endSessions(tx.run, before.id);
    if (before) await tx.run('delete from password_links where user_id = $1', [before.id]);
  }
}

const identityOf = ({ email, employee_id }: Record<string, unknown>): Identity => ({
  email: String(email),
  employee_id: typeof employee_id === 'number' ? employee_id : null,
});

/** A link in the old mailbox must not open the account any more. */
async function guardAddress(tx: Transaction, actor: Actor, before: StoredRow): Promise<void> {
  if (before.id !== actor.user_id) refuseWiderGrants(actor, await grantsOfUser(tx.run, before.id));
  await tx.run('delete from password_links where user_id = $1', [before.id]);
}

export async function seesPay(tx: Transaction, actor: Actor, employee_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from employees r where r.id = ${employee_id} and ${reach(employees, actor, 'employees.view_pay')}`.execute(tx);
  return rows.length > 0;
}

/** An account that payroll has not confirmed shows no pay, whenever that is entered. */
async function accessTo(tx: Transaction, employee_id: number): Promise<'unproven' | 'held'> {
  await sql`select from employees e where e.id = ${employee_id} for update`.execute(tx);
  return (await hasPay(tx, employee_id)) ? 'held' : 'unproven';
}

/** A work address proves its reader's identity, unless it was changed recently: the person who changed it could be reading it. */
export const daysToProve = 30;

async function requireWorkAddress(tx: Transaction, employee_id: number, email: string): Promise<void> {
  const { rows } = await sql<Columns<'employees', 'name' | 'work_email'>>`
    select e.name, e.work_email from employees e where e.id = ${employee_id}`.execute(tx);
  // An unknown employee is refused by the foreign key.
  if (!rows[0]) return;
  const { name, work_email } = rows[0];
  if (normalEmail(work_email) !== normalEmail(email)) throw invalid({ email: [{ code: 'work_email_of', name }] });
  if (await isExchanged(tx, employee_id)) throw new Problem('work_email_is_new', { args: { days: daysToProve } });
}

/** The address of a newly entered employee without pay may be corrected. */
async function isExchanged(tx: Transaction, employee_id: number): Promise<boolean> {
  const lately = sql`l.model = 'employees' and l.model_id = ${employee_id} and l.at > now() - make_interval(days => ${sql.lit(daysToProve)})`;
  const { rows } = await sql<{ is_exchanged: boolean; is_entered: boolean }>`
    select exists (select from logs l where ${lately} and l.action = 'update' and l.changes @> '[{"field": "work_email"}]') as is_exchanged,
      exists (select from logs l where ${lately} and l.action = 'create') as is_entered`.execute(tx);
  if (!rows[0]?.is_exchanged) return false;
  return !rows[0].is_entered || (await hasPay(tx, employee_id));
}
