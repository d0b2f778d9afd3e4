import type { Resource } from '@cadre/contract/resource';
import type { StoredRow } from '../../../crud/access/caller.ts';
import type { Approvals } from '../../../crud/acts/approvals.ts';
import type { Move, Write } from '../../../crud/behaviour.ts';
import { table } from '../../../crud/read/table.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { contactsOf } from '../../../platform/notices/contacts.ts';
import { notify } from '../../../platform/notices/notify.ts';
import { Problem } from '../../../platform/problem.ts';

/** Whether the write changes a field that an approval depends on. */
export const differsIn = (material: readonly string[], { values, before }: Write): boolean =>
  material.some((name) => name in values && values[name] !== before?.[name]);

/** If the chain has no approvers, the row is approved immediately and the result is true. */
export async function askForAgreement(
  { tx, caller }: Write,
  approvals: Approvals,
  resource: Resource,
  { id, employee_id, attempt }: StoredRow,
  agreed: string,
): Promise<boolean> {
  const subject = { resource, id, employee_id: Number(employee_id), attempt: Number(attempt), values: {} };
  if ((await approvals.open(tx, subject, caller)) === 'pending') return false;
  await sql`update ${table(resource)} set status = ${agreed}, decided_at = now() where id = ${id}`.execute(tx);
  return true;
}

const decisions: readonly string[] = ['approve', 'reject'];

/** The user who last entered the row may not approve it. */
export const isSecondPerson = ({ user_id }: Actor): Sql<boolean> => sql`(r.entered_by_id is distinct from ${user_id}::int)`;

export function requireSecondPerson({ name, before, caller: { actor } }: Move): void {
  if (decisions.includes(name) && before.entered_by_id === actor.user_id) throw new Problem('own_entry');
}

/** Notifies the user who entered the row that it was decided, and for which employee, but not of its contents. */
export async function notifyAuthor({ tx, name, to, before, caller: { actor } }: Move, path: `/${string}`): Promise<void> {
  const user_id = Number(before.entered_by_id ?? 0);
  if (!decisions.includes(name) || !user_id || user_id === actor.user_id) return;
  const [contact] = await contactsOf(tx.run, [Number(before.employee_id)]);
  if (contact) await notify(tx.run, user_id, 'pay_decided', { name: contact.name, decision: to }, path);
}
