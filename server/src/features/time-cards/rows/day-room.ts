import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Written } from './write-batch.ts';

const minutesOfDay = 1440;

type Day = { date: string; minutes: number; week: string | null; status: string | null; month: string | null };
export type DayRoom = Map<string, Day>;

/** The time logged on the days of these rows, and which of them are closed. */
export async function loadDayRoom(db: Runner, employee_id: number, dates: readonly string[]): Promise<DayRoom> {
  const { rows } = await sql<Day>`
    select d.day as date, (select coalesce(sum(t.minutes), 0)::int from tasks t where t.employee_id = ${employee_id} and t.date = d.day) as minutes,
      c.title as week, c.status, closed_month_of(${employee_id}, d.day, d.day) as month
    from unnest(${[...new Set(dates)]}::date[]) as d (day)
    left join time_cards c on c.employee_id = ${employee_id} and c.from_date = monday_of(d.day) and c.status in ('submitted', 'approved')`.execute(
    db,
  );
  return new Map(rows.map((day) => [day.date, day]));
}

/** Frees the earlier time of the rows that are changed or deleted. */
export function freeBefore(room: DayRoom, written: readonly Written[]): void {
  for (const { before } of written) {
    const day = before && room.get(before.date);
    if (day) day.minutes -= before.minutes;
  }
}

/** Refuses rows the database would refuse, which costs a statement there, row by row; accepted rows take their room. */
export function takeRoom(room: DayRoom, { kind, date, minutes }: Written): void {
  const day = room.get(date);
  if (!day || kind === 'delete' || kind === 'none') return;
  if (day.week !== null) throw new Problem('week_is_submitted', { args: { week: day.week, status: day.status ?? '' } });
  if (day.month !== null) throw new Problem('month_is_closed', { args: { month: day.month } });
  const sum = day.minutes + minutes;
  if (sum > minutesOfDay) {
    const args = { day: date, hours: Math.round((sum * 100) / 60) / 100 };
    throw new Problem('day_is_full', { args, fields: { minutes: [{ code: 'day_is_full', ...args }] } });
  }
  day.minutes = sum;
}
