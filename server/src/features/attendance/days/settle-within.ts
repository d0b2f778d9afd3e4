import type { Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../../platform/database/database.ts';
import { dueAmong } from './due-employees.ts';
import { settleSome } from './settle-days.ts';

/** Brings days up to date within a transaction that relies on them. */
export async function settleWithin(tx: Transaction, employeeIds: readonly number[], within: { from: Day; to: Day }): Promise<void> {
  await settleSome(tx, await dueAmong(tx, employeeIds, within), { within, mostDays: Number.POSITIVE_INFINITY });
}
