import type { Booked } from '@cadre/rules/planning/booking';
import type { Commitment } from '@cadre/rules/planning/load';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Window } from './window.ts';

export type StoredBooking = Booked & Commitment & { id: number; employee_id: number; project_id: number; project_task_id: number | null };

/** All bookings of these people, including those whose project the reader may not see: they take up time all the same. */
export async function loadBookings(
  db: Runner,
  employeeIds: readonly number[],
  { from, to }: Window,
): Promise<Map<number, StoredBooking[]>> {
  if (employeeIds.length === 0) return new Map();
  const { rows } = await sql<StoredBooking>`
    select b.id, b.employee_id, b.project_id, b.project_task_id, b.from_date, b.to_date, b.minutes_per_day, b.share_bp, b.weekdays, b.status
    from bookings b where b.employee_id = any(${employeeIds}::int[]) and b.from_date <= ${to}::date and b.to_date >= ${from}::date
    order by b.from_date, b.id`.execute(db);
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}
