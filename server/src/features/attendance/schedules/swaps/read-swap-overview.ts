import type { SwapOverview } from '@cadre/contract/calls/shift-swaps';
import type { Actor } from '../../../../platform/access/actor.ts';
import { type Sql, sql } from '../../../../platform/database/sql.ts';
import type { Services } from '../../../../platform/services.ts';

const nothing: SwapOverview = { shifts: [], colleagues: [], offers: [] };
const named = (row: Sql): Sql => sql`json_build_object('id', ${row}.id, 'name', ${row}.name)`;
const shift = sql`json_build_object('id', h.id, 'name', h.name, 'start_time', h.start_time, 'end_time', h.end_time)`;

/** The shifts an employee can swap; a published roster is known only to the employees it plans. */
export async function readSwapOverview({ db }: Services, { employee_id }: Actor): Promise<{ data: SwapOverview }> {
  if (employee_id === null) return { data: nothing };
  const { rows } = await sql<SwapOverview>`
    with ahead as (
      select d.*, m.name as roster from roster_entries d join month_schedules m on m.id = d.month_schedule_id and m.status = 'published'
      join employees e on e.id = ${employee_id}
      where d.published and d.date >= today_of(e) and d.month_schedule_id in (
        select own.month_schedule_id from roster_entries own where own.employee_id = ${employee_id} and own.published and own.date >= today_of(e)))
    select
      (select coalesce(json_agg(json_build_object('date', a.date, 'shift', ${shift}, 'month_schedule_id', a.month_schedule_id, 'roster', a.roster,
        'swap_id', (select s.id from shift_swaps s where s.employee_id = ${employee_id} and s.from_date = a.date and s.status in ('asked', 'agreed')))
        order by a.date), '[]') from ahead a join shifts h on h.id = a.shift_id where a.employee_id = ${employee_id}) as shifts,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'month_schedule_id', c.month_schedule_id, 'shifts', c.shifts)
        order by c.name), '[]') from (
        select e.id, e.name, a.month_schedule_id, coalesce(json_agg(json_build_object('date', a.date, 'shift', ${shift}) order by a.date)
          filter (where h.id is not null), '[]') as shifts
        from ahead a join employees e on e.id = a.employee_id join users u on u.employee_id = e.id and u.status = 'active'
        left join shifts h on h.id = a.shift_id
        where a.employee_id <> ${employee_id} group by e.id, e.name, a.month_schedule_id) c) as colleagues,
      (select coalesce(json_agg(json_build_object('id', s.id, 'employee', ${named(sql`e`)}, 'date', s.from_date, 'shift', ${shift}, 'reason', s.reason)
        order by s.from_date), '[]')
       from shift_swaps s join employees e on e.id = s.employee_id join shifts h on h.id = s.shift_id
       where s.status = 'asked' and s.to_employee_id is null and s.starts_at > now() and s.employee_id <> ${employee_id}
         and s.month_schedule_id in (select month_schedule_id from ahead)) as offers`.execute(db);
  return { data: rows[0] ?? nothing };
}
