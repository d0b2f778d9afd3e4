import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { audit } from '../write/audit.ts';
import type { Caller } from './caller.ts';

export type PayAccount = Columns<'users', 'id' | 'name' | 'employee_id' | 'pay_access'>;

/** Lets accounts see the pay of their own person; this is logged. */
export async function openPayAccess(tx: Transaction, { actor, trace }: Pick<Caller, 'actor' | 'trace'>, accounts: readonly PayAccount[]) {
  const waiting = accounts.filter(({ pay_access }) => pay_access !== 'open');
  if (waiting.length === 0) return;
  for (const { id, name, employee_id, pay_access } of waiting) {
    const changes = [{ field: 'pay_access', old: pay_access, new: 'open' }];
    audit(tx, {
      actor,
      trace,
      action: 'permission_change',
      model: 'users',
      model_id: id,
      label: name,
      employee_id: employee_id ?? undefined,
      changes,
    });
  }
  await sql`
    update users set pay_access = 'open', version = version + 1, updated_at = now()
    where id = any(${waiting.map(({ id }) => id)}::int[])`.execute(tx);
}
