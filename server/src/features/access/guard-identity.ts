import type { StoredRow, Write } from '../../crud/behaviour.ts';
import { Problem } from '../../platform/problem.ts';
import { grantsOfUser } from './grants-of.ts';
import { refuseWiderGrants } from './refuse-wider-grants.ts';

/**
 * Whose mailbox it is decides who sets the password, and which employee it is decides whose data is "own".
 * So neither may become a way to rights that one does not hold.
 */
export async function guardIdentity({ tx, asker, values }: Write, before: StoredRow): Promise<void> {
  const { actor } = asker;
  const changes = (name: string): boolean => name in values && values[name] !== before[name];
  if (changes('employee_id') && before.id === actor.user_id) throw new Problem('not_allowed');
  if (!changes('email')) return;
  if (before.id !== actor.user_id) refuseWiderGrants(actor, await grantsOfUser(tx.run, before.id));
  // A link that lies in the old mailbox must not open the account any more.
  await tx.run('delete from password_links where user_id = $1', [before.id]);
}
