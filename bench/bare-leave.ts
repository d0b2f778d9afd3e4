import { fastify } from 'fastify';
import pg from 'pg';
import { moment } from './moment.ts';

/** What is asked about leave, by somebody who has nothing else to do: one statement each, JSON built in the database, no token, no rights, no rules. */
const lines = (whose: string): string => `
  select coalesce(json_agg(json_build_object('employee_id', employee_id, 'kind', kind, 'year', year, 'amount', amount, 'lines', lines)), '[]')::text as answer
  from (
    select employee_id, kind, year, sum(amount) as amount, json_agg(json_build_array(id, date, amount, expires_on, leave_id, note) order by date, id) as lines
    from leave_ledger where employee_id in (${whose}) group by employee_id, kind, year) x`;

const department = `select id from employees where department_id = $1 and status <> 'terminated' order by name, id limit 25`;

const inbox = `
  select coalesce(json_agg(json_build_object('id', a.id, 'model', a.model, 'model_id', a.model_id, 'level', a.level, 'status', a.status,
    'created_at', ${moment('a.created_at')}, 'summary', l.title, 'employee', json_build_object('id', e.id, 'name', e.name)) order by a.created_at, a.id), '[]')::text as answer
  from (
    select a.* from approval_assignees s join approvals a on a.id = s.approval_id
    where s.user_id = $1 and a.status = 'pending' and a.closed_at is null order by a.created_at, a.id limit 25) a
  join leaves l on l.id = a.model_id join employees e on e.id = a.employee_id`;

const statements: Record<string, string> = { '/balance': lines('$1'), '/department': lines(department), '/inbox': inbox };

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' });
const app = fastify();
for (const [path, text] of Object.entries(statements))
  app.get<{ Querystring: { id: string } }>(path, async ({ query }, reply) => {
    const { rows } = await pool.query({ name: path, text, values: [Number(query.id)] });
    return reply.type('application/json').send(rows[0].answer);
  });
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
