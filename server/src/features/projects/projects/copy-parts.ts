import type { Actor } from '../../../platform/access/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type Copying = { tx: Transaction; actor: Actor; from: number; to: number };

/** Tasks are nested three deep at most. */
const deepest = 3;

/**
 * A copied project takes along the work breakdown, what its members do, its billing rates, and its terms as a retainer, as its author chose; days move
 * with its start.
 */
export async function copyParts({ tx, actor, from, to }: Copying, parts: ReadonlySet<string>): Promise<void> {
  if (parts.has('project-members')) await copyRoles(tx, from, to);
  if (parts.has('project-tasks')) {
    for (let depth = 0; depth < deepest; depth += 1) await copyTasks({ tx, actor, from, to });
    await copyAssignees(tx, from, to);
  }
  if (parts.has('rates') && actor.rights.has('rates.create')) await copyRates({ tx, actor, from, to });
  if (parts.has('retainer-terms') && actor.rights.has('projects.update_money')) await copyTerms({ tx, actor, from, to });
}

const copyRoles = (tx: Transaction, from: number, to: number) =>
  sql`
  update project_members n set role = m.role, department_id = m.department_id, planned_minutes_per_week = m.planned_minutes_per_week
  from project_members m where m.project_id = ${from} and n.project_id = ${to} and n.employee_id = m.employee_id`.execute(tx);

/** Copies tasks whose parent exists already; canceled ones are left out, and their subtasks move up. */
const copyTasks = ({ tx, actor, from, to }: Copying) =>
  sql`
  insert into project_tasks (project_id, manager_id, name, parent_id, department_id, estimated_minutes, start_date, due_date, priority, billable, position,
    created_by_id, updated_by_id)
  select n.id, n.manager_id, t.name, above.id, t.department_id, t.estimated_minutes, t.start_date + moved.days, t.due_date + moved.days, t.priority,
    t.billable, t.position, ${actor.user_id}::int, ${actor.user_id}::int
  from project_tasks t join projects o on o.id = t.project_id join projects n on n.id = ${to}
  cross join lateral (select coalesce(n.start_date - o.start_date, 0) as days) moved
  left join project_tasks parent on parent.id = t.parent_id and parent.status <> 'cancelled'
  left join project_tasks above on above.project_id = n.id and above.name = parent.name
  where t.project_id = ${from} and t.status <> 'cancelled' and (parent.id is null or above.id is not null)
    and not exists (select from project_tasks c where c.project_id = n.id and c.name = t.name)
  order by t.position, t.id`.execute(tx);

const copyAssignees = (tx: Transaction, from: number, to: number) =>
  sql`
  insert into project_task_assignees (project_task_id, employee_id)
  select n.id, a.employee_id from project_tasks t join project_task_assignees a on a.project_task_id = t.id
  join project_tasks n on n.project_id = ${to} and n.name = t.name
  where t.project_id = ${from} and exists (select from project_members m where m.project_id = ${to} and m.employee_id = a.employee_id)
  on conflict do nothing`.execute(tx);

/** The rates without an end; a fixed price was sold once, so it is copied by the hour. */
const copyRates = ({ tx, actor, from, to }: Copying) =>
  sql`
  insert into rates (kind, scope, project_id, project_task_id, department_id, employee_id, currency, amount, valid_from, note, created_by_id, updated_by_id)
  select r.kind, r.scope, n.id, k.id, r.department_id, r.employee_id, r.currency, r.amount, coalesce(n.start_date, o.start_date, r.valid_from), r.note,
    ${actor.user_id}::int, ${actor.user_id}::int
  from rates r join projects o on o.id = r.project_id join projects n on n.id = ${to}
  left join project_tasks t on t.id = r.project_task_id left join project_tasks k on k.project_id = n.id and k.name = t.name
  where r.project_id = ${from} and r.kind = 'bill' and r.valid_to is null and r.currency = n.currency and (r.project_task_id is null or k.id is not null)`.execute(
    tx,
  );

/** Fees are in the currency of the original, so those of a copy in another one are left out. */
const copyTerms = ({ tx, actor, from, to }: Copying) =>
  sql`
  insert into retainer_terms (project_id, from_month, included_minutes, fee, overage_rate, carry_months, carry_limit, created_by_id, updated_by_id)
  select n.id, to_char(date_trunc('month', (t.from_month || '-01')::timestamp + moved.months * interval '1 month'), 'YYYY-MM'), t.included_minutes,
    case when n.currency = t.currency then t.fee end, case when n.currency = t.currency then t.overage_rate end, t.carry_months, t.carry_limit,
    ${actor.user_id}::int, ${actor.user_id}::int
  from retainer_terms t join projects o on o.id = t.project_id join projects n on n.id = ${to}
  cross join lateral (
    select coalesce((extract(year from n.start_date) - extract(year from o.start_date)) * 12 + extract(month from n.start_date) - extract(month from o.start_date), 0)::int as months) moved
  where t.project_id = ${from} order by t.from_month`.execute(tx);
