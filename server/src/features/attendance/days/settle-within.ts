import { monthSpan } from '@cadre/rules/calendar';
import type { Transaction } from '../../../platform/database/database.ts';
import { dueAmong } from './due-employees.ts';
import { settleSome } from './settle-days.ts';

/** Brings the days of a month up to date within a transaction that relies on them. */
export async function settleWithin(tx: Transaction, employeeIds: readonly number[], month: string): Promise<void> {
  const within = monthSpan(month);
  await settleSome(tx, await dueAmong(tx, employeeIds, within), { within, mostDays: Number.POSITIVE_INFINITY });
}
