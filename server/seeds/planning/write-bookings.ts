import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { homeProjects } from '../projects/plan-projects.ts';
import { insertRows } from '../write/insert-rows.ts';
import { type Planned, planBookings } from './plan-bookings.ts';

type Read = { people: Planned[]; projects: number[] };

/** The next quarter of a year: most people are booked around their leave, a few have nothing or too much, some bookings are not certain, some places are open. */
export async function writeBookings(tx: Transaction, today: Day): Promise<void> {
  const monday = addDays(today, 1 - weekdayOf(today));
  const { rows } = await sql<Read>`
    select (select coalesce(json_agg(x order by x.id), '[]') from (
        select e.id, (select p.id from projects p where p.name = ${JSON.stringify(homeProjects)}::jsonb ->> d.code) as home,
          (select coalesce(json_agg(json_build_object('from', g.from_date, 'to', g.to_date)), '[]') from (
            select from_date, to_date from leaves l where l.employee_id = e.id and l.status in ('approved', 'cancellation_requested')
            union all
            select start_date, end_date from travels t where t.employee_id = e.id and t.status in ('approved', 'cancellation_requested', 'completed')) g) as away,
          e.last_working_day as until
        from employees e join departments d on d.id = e.department_id
        where e.status in ('active', 'on_notice') and e.hire_date < ${monday}::date - 14) x) as people,
      (select coalesce(json_agg(p.id order by p.id), '[]') from projects p
        where p.status in ('planned', 'active') and (p.client_id is not null or not p.open_to_all)) as projects`.execute(tx);
  const { people, projects } = rows[0] as Read;
  const columns = { employee_id: 'int', project_id: 'int', from_date: 'date', to_date: 'date', share_bp: 'int', status: 'text' } as const;
  await insertRows(tx, 'bookings', columns, planBookings(people, projects, monday));
  await writePlaces(tx, monday);
}

/** Open positions, for which no person is booked yet. */
async function writePlaces(tx: Transaction, monday: Day): Promise<void> {
  await sql`
    insert into bookings (department_id, job_id, skills, project_id, from_date, to_date, minutes_per_day, status)
    select e.department_id, e.job_id, coalesce((select jsonb_agg(s.name) from (
        select distinct s.name from skills s where s.kind = 'skill' order by s.name limit 1 offset p.n) s), '[]'),
      p.id, ${monday}::date + 21, ${monday}::date + 60 + (p.n * 7)::int, 480, 'tentative'
    from (select id, manager_id, row_number() over (order by id) as n from projects where status in ('planned', 'active') and not open_to_all) p
    join employees e on e.id = p.manager_id where p.n % 4 = 1`.execute(tx);
}
