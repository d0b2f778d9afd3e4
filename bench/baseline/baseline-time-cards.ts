import { fastify } from 'fastify';
import pg from 'pg';

/**
 * Hand-written baselines for a week and a cell: one statement each, no token, no rights, no rules. The week returns every stored fact the
 * grid shows: the person, the card, rows with project, client and task, pins, attendance, leave, closed months, exhausted estimates, and
 * the schedule, roster and holidays that required hours are based on. The cell writes the same as ours: the row, under the guards of the
 * database, and its line in the history.
 */
const week = `
  with cells as (select t.* from tasks t where t.employee_id = $1 and t.date between $2::date and $2::date + 6),
  pins as (select p.project_id, p.project_task_id, p.work_type, p.is_kept from time_card_pins p
    where p.employee_id = $1 and (p.week_start = $2::date or (p.is_kept and p.week_start < $2::date)))
  select json_build_object('person', json_build_object('id', e.id, 'name', e.name, 'last_working_day', e.last_working_day,
      'employed', (select json_agg(json_build_array(m.hired_on, m.left_on)) from employment_periods m where m.employee_id = e.id)),
    'card', (select row_to_json(c) from time_cards c where c.employee_id = e.id and c.from_date = $2::date),
    'rows', (select coalesce(json_agg(json_build_object('id', t.id, 'version', t.version, 'date', t.date, 'minutes', t.minutes, 'description', t.description,
        'status', t.status, 'returned_note', t.returned_note, 'work_type', t.work_type, 'billable', t.billable,
        'project', json_build_object('id', p.id, 'number', p.number, 'name', p.name, 'client', k.name, 'color', k.color, 'require_note', p.require_note,
          'require_task', p.require_task), 'project_task', json_build_object('id', w.id, 'name', w.name)) order by t.date, t.id), '[]')
      from cells t join projects p on p.id = t.project_id left join clients k on k.id = p.client_id left join project_tasks w on w.id = t.project_task_id),
    'pins', (select coalesce(json_agg(json_build_object('id', p.id, 'number', p.number, 'name', p.name, 'task', w.name, 'kept', t.is_kept)), '[]')
      from pins t join projects p on p.id = t.project_id left join project_tasks w on w.id = t.project_task_id),
    'attended', (select coalesce(json_agg(json_build_array(d.date, d.worked_minutes)), '[]') from attendance_days d
      where d.employee_id = e.id and d.date between $2::date and $2::date + 6),
    'leave', (select coalesce(json_agg(json_build_array(d.date, d.slot, d.minutes, c.name)), '[]')
      from leave_days d join leaves l on l.id = d.leave_id join leave_categories c on c.id = l.leave_category_id
      where d.employee_id = e.id and d.date between $2::date and $2::date + 6 and d.active and l.status in ('approved', 'cancellation_requested')),
    'closed', (select coalesce(json_agg(m.month), '[]') from pay_closings m where m.employee_id = e.id
      and m.month between to_char($2::date, 'YYYY-MM') and to_char($2::date + 6, 'YYYY-MM')),
    'overruns', (select coalesce(json_agg(json_build_array(c.project_id, s.minutes - c.minutes)), '[]')
      from current_estimates c join project_spent s on s.project_id = c.project_id and s.department_id = c.department_id
      where c.project_id in (select project_id from cells) and c.department_id = e.department_id and s.minutes > c.minutes),
    'roster', (select coalesce(json_agg(json_build_array(d.date, d.shift_id)), '[]') from roster_entries d
      where d.employee_id = e.id and d.published and d.date between $2::date and $2::date + 6),
    'schedule', (select s.days from week_schedules s where s.id = coalesce(
        (select a.week_schedule_id from schedule_assignments a where a.employee_id = e.id and a.from_date <= $2::date
          and coalesce(a.to_date, 'infinity') >= $2::date order by a.from_date desc limit 1),
        (select a.week_schedule_id from schedule_assignments a where a.employee_id is null and a.department_id = e.department_id
          and a.from_date <= $2::date and coalesce(a.to_date, 'infinity') >= $2::date order by a.from_date desc limit 1),
        (select a.week_schedule_id from schedule_assignments a where a.employee_id is null and a.department_id is null and a.branch_id = e.branch_id
          and a.from_date <= $2::date and coalesce(a.to_date, 'infinity') >= $2::date order by a.from_date desc limit 1),
        (select d.id from week_schedules d where d.is_default))),
    'holidays', (select coalesce(json_agg(json_build_array(h.date, h.name)), '[]') from branches b
      join holidays h on h.holiday_calendar_id = coalesce(e.holiday_calendar_id, b.holiday_calendar_id)
      where b.id = e.branch_id and (h.recurring or h.date between $2::date and $2::date + 6)))::text as answer
  from employees e where e.id = $1`;

const cell = `
  with before as (select id, minutes from tasks where id = $1 for update),
  saved as (
    update tasks t set minutes = case t.minutes when 240 then 235 else 240 end, version = t.version + 1, updated_at = now(), updated_by_id = 1
    from before b where t.id = b.id returning t.id, t.version, t.date, t.employee_id, t.minutes, b.minutes as before),
  noted as (
    insert into logs (actor_id, actor_name, action, model, model_id, label, employee_id, changes, via, ip, request_id)
    select 1, 'Measured', 'update', 'tasks', id, date::text, employee_id, jsonb_build_array(jsonb_build_object('field', 'minutes', 'old', before, 'new', minutes)),
      'web', '127.0.0.1', gen_random_uuid()::text
    from saved)
  select json_build_object('id', id, 'version', version)::text as answer from saved`;

type Query = { id: string; monday?: string };
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' });
const app = fastify();
const answer = (name: string, text: string, valuesOf: (query: Query) => unknown[]) =>
  app.get<{ Querystring: Query }>(name, async ({ query }, reply) => {
    const { rows } = await pool.query({ name, text, values: valuesOf(query) });
    return reply.type('application/json').send(rows[0]?.answer);
  });
answer('/week', week, ({ id, monday }) => [Number(id), monday]);
answer('/cell', cell, ({ id }) => [Number(id)]);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
