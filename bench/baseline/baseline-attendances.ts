import { fastify } from 'fastify';
import pg from 'pg';

import { moment } from '../tools/moment.ts';

/**
 * A hand-written baseline for the page of punches: statements written only for these lists, the ids from an index alone, JSON built in the
 * database, totals from the same counts, no token, no rights.
 */
const pageOf = (ids: string, counted: string): string => `
  with ids as materialized (${ids}), counted as (${counted})
  select concat('{"data":', coalesce((
    select json_agg(row_to_json(x) order by x.created_at desc, x.id desc) from (
      select a.id, a.version, ${moment('a.created_at')} as created_at, ${moment('a.updated_at')} as updated_at, a.employee_id, json_build_object('id', e.id, 'name', e.name) as employee, a.action,
        a.local_time, a.timezone, a.work_date, day.shift_id, (select json_build_object('id', s.id, 'name', s.name) from shifts s where s.id = day.shift_id) as shift,
        a.source, a.device_id, (select json_build_object('id', d.id, 'name', d.name) from devices d where d.id = a.device_id) as device,
        a.direction_origin, a.excuse_id, a.code, a.state, a.flag, a.note, ${moment('a.recorded_at')} as recorded_at,
        ${moment('a.voided_at')} as voided_at, a.void_reason,
        (select '/employees/' || m.model_id || '/media/' || m.id from media m
          where m.model = 'employees' and m.model_id = a.employee_id and m.collection = 'picture' order by m.id desc limit 1) as pic,
        e.department_id, json_build_object('id', p.id, 'name', p.name) as department,
        e.branch_id, json_build_object('id', b.id, 'name', b.name) as branch, json_build_object('void', a.state in ('counted', 'double_tap', 'evidence')) as can
      from ids join attendances a on a.id = ids.id join employees e on e.id = a.employee_id
      left join attendance_days day on day.employee_id = a.employee_id and day.date = a.work_date
      join departments p on p.id = e.department_id join branches b on b.id = e.branch_id
    ) x)::text, '[]'), ',"meta":{"total":', counted.total, '}}') as answer
  from counted`;

const filter = "action = $1 and created_at >= $2::timestamptz and created_at < $3::timestamptz + interval '1 day'";
const newest = (page: number): string => `order by created_at desc, id desc limit 10 offset ${(page - 1) * 10}`;
const filtered = (page: number): string =>
  pageOf(
    `select id from attendances where ${filter} ${newest(page)}`,
    `select coalesce(sum(rows), 0) as total from row_counts
     where table_name = 'attendances' and kind = $1 and day between $2::date and $3::date`,
  );
const whole = (page: number): string =>
  pageOf(
    `select id from attendances ${newest(page)}`,
    `select sum(rows) as total from row_counts where table_name = 'attendances' and kind is null`,
  );

/** The data behind a person's weeks: the person, their days and the time logged on them, the flex-time account, and the averaged period. */
const days = `
  select json_build_object(
    'employee', json_build_object('id', e.id, 'name', e.name, 'department', d.name), 'timezone', coalesce(e.timezone, b.timezone),
    'days', (select json_agg(row_to_json(x)) from (
      select date, status, expected_minutes, worked_minutes, excused_minutes, leave_minutes, holiday_minutes, overtime_minutes, late_minutes,
        early_minutes, first_in, last_out, flags
      from attendance_days where employee_id = e.id and date between $2 and $3 order by date) x),
    'logged', (select json_object_agg(l.date, l.minutes) from (
      select t.date, sum(t.minutes) as minutes from tasks t where t.employee_id = e.id and t.date between $2 and $3 group by t.date) l),
    'flex', (select sum(l.amount) from leave_categories c join leave_ledger l on l.leave_category_id = c.id
      where c.kind = 'flex' and l.employee_id = e.id and l.date <= current_date and l.year <= current_date),
    'average', (select json_build_array(min(w.date), sum(w.worked_minutes), sum(w.leave_minutes)) from attendance_days w
      where w.employee_id = e.id and w.date < current_date and w.date >= current_date - 7 * (
        select c.average_weeks from attendance_configs c where c.branch_id = e.branch_id or c.branch_id is null
        order by c.branch_id nulls last, c.valid_from desc limit 1)))::text as answer
  from employees e join departments d on d.id = e.department_id join branches b on b.id = e.branch_id where e.id = $1`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' });
const app = fastify();

app.get('/attendances', async (request, reply) => {
  const { action, from, to, page } = request.query as Record<'action' | 'from' | 'to' | 'page', string>;
  const values = action ? [action, from, to] : [];
  const text = action ? filtered(Number(page)) : whole(Number(page));
  const { rows } = await pool.query({ name: `${values.length} ${page}`, text, values });
  return reply.type('application/json; charset=utf-8').send(rows[0].answer);
});

app.get('/days', async (request, reply) => {
  const { employee, year } = request.query as Record<'employee' | 'year', string>;
  const { rows } = await pool.query({ name: 'days', text: days, values: [employee, `${year}-01-01`, `${year}-12-31`] });
  return reply.type('application/json; charset=utf-8').send(rows[0].answer);
});

console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
