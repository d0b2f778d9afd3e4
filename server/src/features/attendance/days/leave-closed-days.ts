import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { EmployeeSpan } from './employee-span.ts';
import { type StandingDay, standingDay } from './save-days.ts';

/** Days that change, and days that no longer exist. */
export type ChangedDays = { days: StandingDay[]; gone: EmployeeSpan[] };

/**
 * Days of a closed pay period stay unchanged, and payroll is notified that the period would now come out differently. Days of that period
 * that were never written are written once and not revisited.
 */
export async function leaveClosedDays(tx: Transaction, { days, gone }: ChangedDays): Promise<ChangedDays> {
  if (days.length === 0 && gone.length === 0) return { days, gone };
  const touched = [
    ...days.map(({ employee_id, day }) => ({ employee_id, date: day.date })),
    ...gone.map(({ employee_id, from }) => ({ employee_id, date: from })),
  ];
  const closings = await closedAmong(tx, touched);
  if (closings.length === 0) return { days, gone };
  await sql`
    insert into pay_dirty (employee_id, month)
    select n.employee_id, n.month from jsonb_to_recordset(${JSON.stringify(closings)}::jsonb) as n (employee_id int, month text) on conflict do nothing`.execute(
    tx,
  );
  const byEmployee = Map.groupBy(closings, ({ employee_id }) => employee_id);
  const isOpen = (employee_id: number, date: string): boolean =>
    !byEmployee.get(employee_id)?.some(({ from_date, to_date }) => from_date <= date && date <= to_date);
  return {
    days: days.flatMap((one) => {
      if (isOpen(one.employee_id, one.day.date)) return [one];
      return one.isStored ? [] : [standingDay(one.employee_id, { ...one.day, revisit_at: null }, false)];
    }),
    gone: gone.filter(({ employee_id, from }) => isOpen(employee_id, from)),
  };
}

type Touched = { employee_id: number; date: string };
type Closing = { employee_id: number; month: string; from_date: string; to_date: string };

async function closedAmong(tx: Transaction, touched: readonly Touched[]): Promise<Closing[]> {
  const ids = [...new Set(touched.map(({ employee_id }) => employee_id))];
  const { rows } = await sql<Closing>`
    select employee_id, month, from_date, to_date from pay_closings where employee_id = any(${ids}::int[])`.execute(tx);
  const byEmployee = Map.groupBy(rows, ({ employee_id }) => employee_id);
  const found = touched.flatMap(
    ({ employee_id, date }) => byEmployee.get(employee_id)?.filter(({ from_date, to_date }) => from_date <= date && date <= to_date) ?? [],
  );
  return [...new Set(found)];
}
