import type { Presence, presence } from '@cadre/contract/calls/attendance';
import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { attendances } from '@cadre/contract/resources/attendances';
import { localDayAt } from '@cadre/rules/attendance/plan/zone';
import { addDays, type Day } from '@cadre/rules/calendar';
import { type Door, doorTo } from '../../../crud/access/door.ts';
import { covers } from '../../../crud/access/employee-of-params.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { countSeen } from '../../../crud/read/count-seen.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { settleDue } from '../days/settle-due.ts';
import type { DaySpan } from '../days/spans.ts';

/** The people present now, by branch: today where each of them works; employees on a night shift count by yesterday's day. */
export async function readPresence({ db }: Services, behaviours: Behaviours, { actor, query }: CallContext<typeof presence>) {
  const { rows: people } = await sql<Columns<'employees', 'id'>>`
    select r.id from employees r where r.status <> 'terminated' and r.attendance_required and ${covers(attendances, actor, 'view')}`.execute(
    db,
  );
  const ids = people.map(({ id }) => id);
  await settleDue(db, ids, today());
  const { rows: branches } = await sql<Presence['branches'][number]>`
    select b.id, b.name,
      count(*) filter (where day.expected_minutes > day.excused_minutes or is_here)::int as expected,
      count(*) filter (where is_here)::int as present,
      count(*) filter (where not is_here and day.first_in is not null)::int as left,
      count(*) filter (where not is_here and day.first_in is null and day.scheduled_in < now()
        and day.status in ('scheduled', 'pending_sync', 'absent'))::int as absent,
      count(*) filter (where day.late_minutes > 0)::int as late
    from employees r
    join branches b on b.id = r.branch_id
    cross join lateral (select exists (
      select from attendance_days d where d.employee_id = r.id and d.date between today_of(r) - 1 and today_of(r) + 1 and d.open_since is not null
    ) as is_here) now_here
    left join attendance_days day on day.employee_id = r.id and day.date = today_of(r)
    where r.id = any(${ids}::int[]) and (day.id is not null or is_here)
    group by b.id order by b.name collate "und-x-icu"`.execute(db);
  const needs_attention = query.attention_from
    ? await countAttention(db, doorTo(attendanceDays, behaviours, actor), query.attention_from)
    : null;
  return { data: { branches, needs_attention } satisfies Presence };
}

const countAttention = async (db: Services['db'], days: Door, from: Day): Promise<number> =>
  (await countSeen(db, days, { needs_attention: true, date: { from } })).total;

/** In every zone, with the day before and the day after. */
function today(): DaySpan {
  const day = localDayAt('UTC', Date.now());
  return { from: addDays(day, -2), to: addDays(day, 2) };
}
