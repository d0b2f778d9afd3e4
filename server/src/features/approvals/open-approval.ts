import type { StoredRow } from '../../crud/access/caller.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { Chain } from './asking.ts';

export type StoredApproval = StoredRow &
  Columns<
    'approvals',
    | 'model'
    | 'model_id'
    | 'employee_id'
    | 'attempt'
    | 'question'
    | 'level'
    | 'mode'
    | 'status'
    | 'approver_kind'
    | 'decided_by_id'
    | 'auto_warns_at'
    | 'auto_warned_at'
    | 'auto_acts_at'
  > & {
    chain: Chain;
  };

/** The pending level of a request, locked. Every caller locks the request's own row before. */
export async function openApproval(tx: Transaction, model: string, model_id: number): Promise<StoredApproval | undefined> {
  const { rows } = await sql<StoredApproval>`
    select * from approvals where model = ${model} and model_id = ${model_id} and status = 'pending' and closed_at is null
    for no key update`.execute(tx);
  return rows[0];
}
