import type { Day } from '@cadre/rules/calendar';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';

export type DayNow = Columns<'attendance_days', 'open_since' | 'worked_minutes' | 'break_minutes' | 'expected_minutes'>;

/** The totals of a day so far and its expected minutes, zero on a holiday. A day that has not begun has zeros only. */
export async function readDayNow(db: Runner, employee_id: number, date: Day): Promise<DayNow> {
  const { rows } = await sql<DayNow>`
    select open_since, worked_minutes, break_minutes, expected_minutes - holiday_minutes as expected_minutes
    from attendance_days where employee_id = ${employee_id} and date = ${date}::date`.execute(db);
  return rows[0] ?? { open_since: null, worked_minutes: 0, break_minutes: 0, expected_minutes: 0 };
}
