import { fastify } from 'fastify';
import pg from 'pg';
import { moment } from '../tools/moment.ts';

/** Hand-written baselines for the queries on leave: one statement each, JSON built in the database, no token, no rights, no rules. */
const lines = (whose: string): string => `
  select coalesce(json_agg(json_build_object('employee_id', employee_id, 'kind', kind, 'year', year, 'amount', amount, 'lines', lines)), '[]') as answer
  from (
    select employee_id, kind, year, sum(amount) as amount, json_agg(json_build_array(id, date, amount, expires_on, leave_id, note) order by date, id) as lines
    from leave_ledger where employee_id in (${whose}) group by employee_id, kind, year) x`;

/**
 * With the employee, the pending requests, and every stored fact that determines the accrual up to today: the policy, the closed years,
 * employment and FTE.
 */
const balance = `
  select json_build_object('employee', (select json_build_object('id', e.id, 'name', e.name,
      'today', (now() at time zone coalesce(e.timezone, (select b.timezone from branches b where b.id = e.branch_id)))::date,
      'employed', (select json_agg(json_build_array(p.hired_on, coalesce(p.left_on, e.last_working_day)) order by p.hired_on)
        from employment_periods p where p.employee_id = e.id),
      'shares', (select json_agg(json_build_array(v.effective_from, v.fte) order by v.effective_from) from employee_versions v where v.employee_id = e.id))
      from employees e where e.id = $1),
    'categories', (select json_agg(c order by c.id) from leave_categories c),
    'closings', (select json_agg(json_build_array(c.leave_category_id, c.year)) from leave_closings c),
    'pending', (select json_agg(json_build_array(l.leave_category_id, d.date, d.amount)) from leaves l join leave_days d on d.leave_id = l.id and d.active
      where l.employee_id = $1 and l.status = 'pending'),
    'balances', o.answer)::text as answer
  from (${lines('$1')}) o`;

const department = `select id from employees where department_id = $1 and status <> 'terminated' order by name, id limit 25`;

/** With all stored data about the pending requests: the employee, their workplace, the approvers, and the decisions. */
const inbox = `
  select coalesce(json_agg(json_build_object('id', a.id, 'version', a.version, 'created_at', ${moment('a.created_at')}, 'updated_at', ${moment('a.updated_at')},
    'employee_id', a.employee_id, 'employee', json_build_object('id', e.id, 'name', e.name), 'model', a.model, 'model_id', a.model_id,
    'question', a.question, 'department_id', e.department_id, 'department', json_build_object('id', d.id, 'name', d.name),
    'pic', (select max(m.id) from media m where m.model = 'employees' and m.model_id = e.id and m.collection = 'picture'),
    'summary', c.name || ', ' || l.from_date, 'attempt', a.attempt, 'level', a.level, 'mode', a.mode, 'status', a.status,
    'decided_by_id', a.decided_by_id, 'in_place_of_id', a.in_place_of_id, 'overridden', a.overridden, 'decided_at', ${moment('a.decided_at')},
    'closed_at', ${moment('a.closed_at')}, 'due_after', a.chain->'levels'->(a.level - 1)->>'remind_after_days', 'asked', (
      select json_agg(json_build_object('id', u.id, 'name', u.name, 'via', s.via, 'agreed_at', ${moment('s.agreed_at')}))
      from approval_assignees s join users u on u.id = s.user_id where s.approval_id = a.id)) order by a.created_at, a.id), '[]')::text as answer
  from (
    select a.* from approval_assignees s join approvals a on a.id = s.approval_id
    where s.user_id = $1 and a.status = 'pending' and a.closed_at is null order by a.created_at, a.id limit 25) a
  join leaves l on l.id = a.model_id join leave_categories c on c.id = l.leave_category_id
  join employees e on e.id = a.employee_id left join departments d on d.id = e.department_id`;

const statements: Record<string, string> = {
  '/balance': balance,
  '/department': `select answer::text from (${lines(department)}) o`,
  '/inbox': inbox,
};

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' });
const app = fastify();
for (const [path, text] of Object.entries(statements))
  app.get<{ Querystring: { id: string } }>(path, async ({ query }, reply) => {
    const { rows } = await pool.query({ name: path, text, values: [Number(query.id)] });
    return reply.type('application/json').send(rows[0].answer);
  });
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
