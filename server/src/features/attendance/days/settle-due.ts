import type { Database } from '../../../platform/database/database.ts';
import { dueAmong } from './due-employees.ts';
import { settleDays } from './settle-days.ts';

/** So many at once: enough for sets to pay, few enough for others to get their turn. */
const batch = 50;

/** Whoever is about to read days of these people reads none that is behind the facts. */
export async function settleDue(db: Database, employeeIds: readonly number[]): Promise<void> {
  if (employeeIds.length > 0) await settleInTurns(db, await dueAmong(db, employeeIds));
}

export async function settleInTurns(db: Database, employeeIds: readonly number[]): Promise<void> {
  for (let at = 0; at < employeeIds.length; at += batch) {
    await db.transaction((tx) => settleDays(tx, employeeIds.slice(at, at + batch)));
  }
}
