import { addDays, type Day, monthSpan } from '@cadre/rules/calendar';
import { gatherRows } from '../../src/features/statements/gather-rows.ts';
import type { StoredStatement } from '../../src/features/statements/stored-statement.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';

type Billed = { client_id: number; manager_id: number; project_ids: number[]; currency: string };
type Officers = { preparer: number; reviewer: number };

/** Steps of every fixed price, two statements that were issued and one that is put together. */
export async function writeStatements(tx: Transaction, today: Day): Promise<void> {
  const officers = await officersOf(tx);
  await writeMilestones(tx, today);
  const [before, last] = [monthBefore(today, 2), monthBefore(today, 1)];
  const [first, second] = await clientsOf(tx, before);
  if (first) await issue(tx, await draft(tx, first, before, officers), officers);
  if (second) await issue(tx, await draft(tx, second, before, officers), officers);
  const [next] = await clientsOf(tx, last);
  if (next) await draft(tx, next, last, officers);
}

const monthBefore = (today: Day, back: number): string => {
  let month = today.slice(0, 7);
  for (let step = 0; step < back; step += 1) month = addDays(`${month}-01`, -1).slice(0, 7);
  return month;
};

async function officersOf(tx: Transaction): Promise<Officers> {
  const { rows } = await sql<Officers>`
    select (select id from users where email = 'projects@example.com') as preparer, (select id from users where email = 'payroll@example.com') as reviewer`.execute(
    tx,
  );
  return rows[0] as Officers;
}

/** A third when work begins, and the rest at the end; milestones due in the past are reached. */
async function writeMilestones(tx: Transaction, today: Day): Promise<void> {
  await sql`
    insert into project_milestones (project_id, name, due_date, amount, currency, status, reached_on)
    select p.id, m.name, m.due, greatest(p.fixed_price * m.share / 100, 1), p.currency, case when m.due < ${today}::date then 'reached' else 'planned' end,
      case when m.due < ${today}::date then m.due end
    from projects p cross join lateral (values ('Kick-off', 30, coalesce(p.start_date, ${today}::date) + 7),
      ('Concept accepted', 30, coalesce(p.start_date, ${today}::date) + 60), ('Final acceptance', 40, coalesce(p.end_date, ${today}::date + 90))) as m (name, share, due)
    where p.billing_type = 'fixed_price' and p.client_id is not null and p.fixed_price > 0 order by p.id, m.due`.execute(tx);
}

/** For whom the most is to be billed of a month; what the project manager of the demo leads comes first. */
async function clientsOf(tx: Transaction, month: string): Promise<Billed[]> {
  const { from, to } = monthSpan(month);
  const { rows } = await sql<Billed>`
    select p.client_id, p.manager_id, array_agg(distinct p.id) as project_ids, c.currency
    from projects p join clients c on c.id = p.client_id join tasks t on t.project_id = p.id
    where t.billable and t.status = 'approved' and t.statement_id is null and t.rate is not null and t.currency = c.currency
      and p.billing_type in ('time_and_materials', 'retainer') and t.date between ${from} and ${to}
    group by p.client_id, p.manager_id, c.currency
    order by p.manager_id = (select employee_id from users where email = 'projects@example.com') desc, sum(t.minutes) desc, p.client_id, p.manager_id
    limit 2`.execute(tx);
  return rows;
}

async function draft(tx: Transaction, { client_id, manager_id, project_ids, currency }: Billed, month: string, { preparer }: Officers) {
  const { from, to } = monthSpan(month);
  const { rows } = await sql<StoredStatement>`
    insert into statements (client_id, manager_id, from_date, to_date, currency, prepared_by_id, created_by_id, created_at, updated_at)
    values (${client_id}, ${manager_id}, ${from}, ${to}, ${currency}, ${preparer}, ${preparer}, ${to}::date + interval '34 hours', ${to}::date + interval '34 hours') returning *`.execute(
    tx,
  );
  const statement = rows[0] as StoredStatement;
  await sql`insert into statement_projects select ${statement.id}, unnest(${project_ids}::int[])`.execute(tx);
  await gatherRows(tx, statement);
  await sql`
    update statement_lines set written_down = amount / 4, write_down_reason = 'goodwill', write_down_note = 'Agreed by phone'
    where amount >= 4 and id in (select id from statement_lines where statement_id = ${statement.id} and task_id is not null order by id limit 2)`.execute(
    tx,
  );
  return statement;
}

/** In the first days of the next month, by two people. */
async function issue(tx: Transaction, { id, to_date, client_id }: StoredStatement, { preparer, reviewer }: Officers): Promise<void> {
  await sql`
    update statements set status = 'issued', reviewed_by_id = ${reviewer}, reviewed_at = ${to_date}::date + interval '57 hours',
      issued_by_id = ${preparer}, issued_at = ${to_date}::date + interval '61 hours', version = 3,
      due_date = ${to_date}::date + 2 + (select payment_terms_days from clients where id = ${client_id})
    where id = ${id}`.execute(tx);
}
