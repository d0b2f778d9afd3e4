import { automaticDays } from '@cadre/rules/approvals/automatic';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { StoredLevelRow } from './load-chain.ts';

type Timer = { warns_on: string; acts_on: string; zone: string };
type Found = { today: string; zone: string; holidays: string[] };

/** When a level acts by itself, by the calendar of the employee whose request it is; null: never. */
export async function autoTimer(db: Runner, employee_id: number, level: StoredLevelRow, on?: string): Promise<Timer | null> {
  const { auto_action = 'none', auto_after_days } = level;
  if (auto_action === 'none' || !auto_after_days) return null;
  const { rows } = await sql<Found>`
    select d.today::text as today, coalesce(e.timezone, b.timezone) as zone, array(
      select day::date::text from generate_series(d.today, d.today + 2 * ${auto_after_days}::int + 60, interval '1 day') day
      where exists (select from holidays h where h.holiday_calendar_id = coalesce(e.holiday_calendar_id, b.holiday_calendar_id) and h.portion = 'full'
        and (h.date = day::date or h.recurring and h.date <= day::date and to_char(h.date, 'MM-DD') = to_char(day, 'MM-DD')))) as holidays
    from employees e join branches b on b.id = e.branch_id cross join lateral (select coalesce(${on ?? null}::date, today_of(e)) as today) d
    where e.id = ${employee_id}`.execute(db);
  const [found] = rows;
  return found ? { ...automaticDays(found.today, auto_after_days, new Set(found.holidays)), zone: found.zone } : null;
}
