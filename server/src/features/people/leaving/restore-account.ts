import { users } from '@cadre/contract/resources/users';
import { requireRight } from '../../../crud/access/access.ts';
import type { StoredRow } from '../../../crud/access/caller.ts';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import type { Actor, Trace } from '../../../platform/access/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Restores the earlier state; users who had never chosen a password are invited as before. Restoring access requires the right to it. */
export async function restoreAccount(tx: Transaction, employee_id: number, by: { actor: Actor; trace: Trace }): Promise<void> {
  const { rows } = await sql<StoredRow>`
    select r.* from users r
    where r.employee_id = ${employee_id} and r.status = 'suspended' and ${requireRight(users, by.actor, 'users.suspend')} for update`.execute(
    tx,
  );
  for (const user of rows) await changeStatus(tx, users, by, user, user.password_hash === null ? 'invited' : 'active');
}
