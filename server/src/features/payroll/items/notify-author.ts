import type { Resource } from '@cadre/contract/resource';
import type { Move } from '../../../crud/behaviour.ts';
import { table } from '../../../crud/read/table.ts';
import type { RequestContext } from '../../../crud/requests/request-hooks.ts';
import { sql } from '../../../platform/database/sql.ts';
import { contactsOf } from '../../../platform/notices/contacts.ts';
import { notify } from '../../../platform/notices/notify.ts';

/** A pay item that needs no approval was never pending: the history shows it as created. */
export async function approveSilently({ tx, row }: RequestContext, resource: Resource, approved: string): Promise<void> {
  await sql`update ${table(resource)} set status = ${approved}, decided_at = now() where id = ${row.id}`.execute(tx);
}

const decisions: readonly string[] = ['approve', 'reject'];

/** Notifies the user who entered the row that it was decided, and for which employee, but not of its contents. */
export async function notifyAuthor(
  { tx, name, before, caller: { actor } }: Move,
  { name: model }: Resource,
  path: `/${string}`,
): Promise<void> {
  const user_id = Number(before.entered_by_id ?? 0);
  if (!decisions.includes(name) || !user_id || user_id === actor.user_id) return;
  const [contact] = await contactsOf(tx.run, [Number(before.employee_id)]);
  const type = name === 'approve' ? 'request_of_approved' : 'request_of_rejected';
  if (contact) await notify(tx.run, user_id, type, { title: contact.name, model }, path);
}
