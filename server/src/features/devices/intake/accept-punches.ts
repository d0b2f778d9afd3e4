import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/**
 * Lets quarantined punches count for whomever their number stands for; those of nobody stay where they are. Gives the ids that count now.
 * `wereLookedAt`: a person saw them and wants it so, employed or not. What becomes free by a fact is counted by the database itself.
 */
export async function acceptPunches(tx: Transaction, ids: number[], wereLookedAt = false): Promise<number[]> {
  const { rows } = await sql<{ counted: number[] }>`select count_waiting(${ids}::int[], ${wereLookedAt}, false) as counted`.execute(tx);
  return rows[0]?.counted ?? [];
}
