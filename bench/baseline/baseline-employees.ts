import { fastify } from 'fastify';
import pg from 'pg';

import { moment } from '../tools/moment.ts';

/**
 * A hand-written baseline for the first page of employees: one prepared statement written only for this list, the ids from an index alone,
 * JSON built in the database, the total from the same counts, no token, no rights.
 */
const statement = `
  with ids as materialized (select id from employees order by name collate "und-x-icu", id limit 10)
  select concat('{"data":', coalesce((
    select json_agg(row_to_json(x) order by x.name collate "und-x-icu", x.id) from (
      select e.id, e.version, ${moment('e.created_at')} as created_at, ${moment('e.updated_at')} as updated_at, e.employee_no, e.first_name, e.middle_name, e.last_name, e.preferred_name, e.name_order, e.name,
        e.work_email, e.work_phone, e.department_id, json_build_object('id', d.id, 'name', d.name) as department,
        e.job_id, json_build_object('id', j.id, 'name', j.name) as job, e.branch_id, json_build_object('id', b.id, 'name', b.name) as branch,
        e.manager_id, (select json_build_object('id', m.id, 'name', m.name) from employees m where m.id = e.manager_id) as manager, e.status,
        (select count(*)::int from employees s where s.manager_id = e.id and s.status not in ('onboarding', 'terminated')) as reports_count,
        (select '/employees/' || e.id || '/media/' || m.id from media m
         where m.model = 'employees' and m.model_id = e.id and m.collection = 'picture' order by m.id desc limit 1) as pic,
        e.hire_date, e.employment_type, e.fte, e.probation_end, e.contract_end, e.notice_days, e.last_working_day, e.termination_reason,
        e.holiday_calendar_id, (select json_build_object('id', c.id, 'name', c.name) from holiday_calendars c where c.id = e.holiday_calendar_id) as holiday_calendar,
        e.timezone, e.device_user_code, e.attendance_required, e.timecard_required,
        (select coalesce(sum(extract(year from spent.span) * 12 + extract(month from spent.span)), 0)::int
         from employment_periods p,
           lateral (select least(coalesce(p.left_on + 1, today.day), today.day) as day) till,
           lateral (select age(till.day, least(p.hired_on, till.day)) as span) spent
         where p.employee_id = e.id) as seniority_months,
        (select count(*)::int from documents f
         where f.employee_id = e.id and f.status = 'accepted' and f.expires_on between today.day and today.day + 90) as documents_expiring
      from ids join employees e on e.id = ids.id join departments d on d.id = e.department_id join jobs j on j.id = e.job_id
      join branches b on b.id = e.branch_id
      cross join lateral (select (now() at time zone coalesce(e.timezone, b.timezone))::date as day) today
    ) x)::text, '[]'),
    ',"meta":{"total":', (select sum(rows) from row_counts where table_name = 'employees' and kind is null), '}}'
  ) as answer`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC -c jit=off' });
const app = fastify();

app.get('/employees', async (_request, reply) => {
  const { rows } = await pool.query({ name: 'employees', text: statement });
  return reply.type('application/json; charset=utf-8').send(rows[0].answer);
});

console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
