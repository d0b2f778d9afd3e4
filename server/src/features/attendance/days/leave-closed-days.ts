import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { EmployeeSpan } from './employee-span.ts';
import { type StandingDay, standingDay } from './save-days.ts';

/** Days that change, and days that are none any more. */
export type ChangedDays = { days: StandingDay[]; gone: EmployeeSpan[] };

/**
 * What was paid for stays as it was, and payroll is told that its month would come out differently. Days of such a month that were never written are,
 * for good.
 */
export async function leaveClosedDays(tx: Transaction, { days, gone }: ChangedDays): Promise<ChangedDays> {
  if (days.length === 0 && gone.length === 0) return { days, gone };
  const touched = [
    ...days.map(({ employee_id, day }) => keyOf(employee_id, day.date)),
    ...gone.map((one) => keyOf(one.employee_id, one.from)),
  ];
  const isClosed = await closedAmong(tx, touched);
  if (isClosed.size === 0) return { days, gone };
  await sql`
    insert into pay_dirty (employee_id, month)
    select split_part(key, ' ', 1)::int, split_part(key, ' ', 2) from unnest(${[...isClosed]}::text[]) key on conflict do nothing`.execute(
    tx,
  );
  const isOpen = (employee_id: number, date: string): boolean => !isClosed.has(keyOf(employee_id, date));
  return {
    days: days.flatMap((one) => {
      if (isOpen(one.employee_id, one.day.date)) return [one];
      return one.isStored ? [] : [standingDay(one.employee_id, { ...one.day, revisit_at: null }, false)];
    }),
    gone: gone.filter(({ employee_id, from }) => isOpen(employee_id, from)),
  };
}

const keyOf = (employee_id: number, date: string): string => `${employee_id} ${date.slice(0, 7)}`;

async function closedAmong(tx: Transaction, touched: readonly string[]): Promise<Set<string>> {
  const ids = [...new Set(touched.map((key) => Number(key.split(' ')[0])))];
  const { rows } = await sql<{ key: string }>`
    select concat(employee_id, ' ', month) as key from pay_closings where employee_id = any(${ids}::int[])`.execute(tx);
  const wanted = new Set(touched);
  return new Set(rows.map(({ key }) => key).filter((key) => wanted.has(key)));
}
