import { weekdayOf } from '@cadre/rules/attendance/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';

/**
 * The next quarter of a year on the projects that go on: most people are booked, every seventh is on the bench, some have
 * too much, some bookings are not certain, and a few places are open.
 */
export async function writeBookings(tx: Transaction, today: Day): Promise<void> {
  const monday = addDays(today, 1 - weekdayOf(today));
  await sql`
    with open as (
      select p.id, row_number() over (order by p.id) - 1 as n, count(*) over () as total from projects p where p.status in ('planned', 'active')
    ), people as (
      select e.id, row_number() over (order by e.id) as n from employees e
      where e.status = 'active' and e.last_working_day is null and e.hire_date < ${monday}::date - 14
        and e.department_id in (select m.department_id from project_members t join employees m on m.id = t.employee_id)
    ), wished as (
      select id as employee_id, n, n as at, -14 as first, 25 + (n % 5) * 14 as last, null::int as minutes, case n % 3 when 0 then 10000 when 1 then 7500 else 5000 end as share
      from people where n % 7 <> 0
      union all
      select id, n, n + 1, 0, 32, case when n % 3 = 2 then 120 end, case when n % 6 = 0 then 5000 when n % 3 <> 2 then 2500 end
      from people where n % 7 <> 0 and n % 2 = 0
      union all
      select id, n, n + 3, 42 + (n % 5) * 14, 60 + (n % 5) * 14 + (n % 3) * 7, null, 6000 from people where n % 7 <> 0 and n % 4 = 1
    )
    insert into bookings (employee_id, project_id, from_date, to_date, minutes_per_day, share_bp, status)
    select w.employee_id, o.id, ${monday}::date + w.first::int, ${monday}::date + w.last::int,
      w.minutes, w.share,
      case when w.n % 5 = 0 or w.first > 30 then 'tentative' else 'confirmed' end
    from wished w join open o on o.n = w.at % o.total
    order by w.employee_id, w.first`.execute(tx);
  await sql`
    insert into bookings (department_id, job_id, skills, project_id, from_date, to_date, minutes_per_day, status)
    select e.department_id, e.job_id, coalesce((select jsonb_agg(s.name) from (
        select distinct s.name from skills s where s.kind = 'skill' order by s.name limit 1 offset p.n) s), '[]'),
      p.id, ${monday}::date + 21, ${monday}::date + 60 + (p.n * 7)::int, 480, 'tentative'
    from (select id, manager_id, row_number() over (order by id) as n from projects where status in ('planned', 'active')) p
    join employees e on e.id = p.manager_id where p.n % 4 = 1`.execute(tx);
}
