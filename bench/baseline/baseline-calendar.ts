import { fastify } from 'fastify';
import pg from 'pg';

/** A hand-written baseline for a team's month: one statement, JSON built in the database, no token, no rights. */
const statement = `
  select json_build_object('people', coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'is_self', false,
    'department', json_build_object('id', d.id, 'name', d.name), 'absences', coalesce(a.absences, '[]')) order by e.name collate "und-x-icu", e.id), '[]'),
    'holidays', (select json_agg(json_build_object('date', h.date, 'name', h.name, 'portion', h.portion)) from holidays h
      where h.recurring or h.date between $1::date and $2::date))::text as answer
  from (select id, name, department_id from employees where status <> 'terminated' order by name collate "und-x-icu", id limit 500) e
  join departments d on d.id = e.department_id
  left join (
    select l.employee_id, json_agg(json_build_object('kind', 'leave', 'id', l.id, 'from_date', l.from_date, 'to_date', l.to_date,
      'from_slot', l.from_slot, 'to_slot', l.to_slot, 'from_time', l.from_time, 'to_time', l.to_time, 'status', l.status,
      'category', json_build_object('id', c.id, 'name', c.name, 'color', c.color)) order by l.from_date) as absences
    from leaves l join leave_categories c on c.id = l.leave_category_id
    where l.status in ('pending', 'approved', 'cancellation_requested') and l.from_date <= $2::date and l.to_date >= $1::date
    group by l.employee_id) a on a.employee_id = e.id`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify();
app.get<{ Querystring: { from: string; to: string } }>('/absences', async ({ query }, reply) => {
  const { rows } = await pool.query({ name: 'absences', text: statement, values: [query.from, query.to] });
  return reply.type('application/json').send(rows[0].answer);
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
