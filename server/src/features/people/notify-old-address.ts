import type { StoredRow } from '../../crud/access/caller.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { contactsOf } from '../../platform/notices/contacts.ts';
import type { Services } from '../../platform/services.ts';

/** Mail about the person goes elsewhere from now on: the reader of the old address is notified there. */
export async function notifyOldAddress(
  services: Services,
  tx: Transaction,
  { name: who }: Actor,
  before: StoredRow,
  after: StoredRow,
): Promise<void> {
  const [old, now] = [String(before.work_email), String(after.work_email)];
  if (old.toLowerCase() === now.toLowerCase()) return;
  const [contact] = await contactsOf(tx.run, [after.id]);
  const args = { name: String(after.name), who, email: now };
  await services.mail.send(tx, { to: old, language: contact?.language ?? 'en', template: 'work_email_changed', args });
}
