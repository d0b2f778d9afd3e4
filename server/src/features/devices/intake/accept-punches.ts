import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/**
 * Accepts quarantined punches for the holder of their number and returns the ids that count now; punches without a holder stay quarantined.
 * `wereLookedAt`: a user reviewed them, so they count whether the holder is employed or not. Punches freed by a new fact are counted by the
 * database itself.
 */
export async function acceptPunches(tx: Transaction, ids: number[], wereLookedAt = false): Promise<number[]> {
  const { rows } = await sql<{ counted: number[] }>`select count_waiting(${ids}::int[], ${wereLookedAt}, false) as counted`.execute(tx);
  return rows[0]?.counted ?? [];
}
