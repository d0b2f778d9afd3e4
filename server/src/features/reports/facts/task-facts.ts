import { tasks } from '@cadre/contract/resources/tasks';
import { reach, seen } from '../../../crud/access.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { monthOf, type ReportScope, type ReportSource } from './report-source.ts';

/** What a row earns, in whole minor units so that any grouping adds up; nothing where the asker may not know. */
export const amountOf = (actor: Actor): Sql =>
  sql`case when r.billable and ${reach(tasks, actor, 'tasks.money')} then ${worthOf(sql`r.rate`)} end`;
export const costOf = (actor: Actor): Sql => sql`case when ${reach(tasks, actor, 'tasks.cost')} then ${worthOf(sql`r.cost_rate`)} end`;

/** Rounded half up in whole numbers, of which there are no negative ones: with decimals, millions of rows take twice as long. */
const worthOf = (rate: Sql): Sql => sql`(r.minutes * ${rate} + 30) / 60`;

/** Every row of time cards that the asker sees; what a report does not ask for costs nothing. */
export const taskFacts = ({ actor, from, to, currency }: ReportScope): Sql => sql`
  select r.employee_id as k_employee, r.department_id as k_department, e.branch_id as k_branch, p.manager_id as k_manager,
    r.project_id as k_project, r.client_id as k_client, r.project_task_id as k_project_task, r.date as k_day, monday_of(r.date) as k_week,
    ${monthOf(sql`r.date`)} as k_month, r.billable::text as k_billable, r.work_type as k_work_type, r.status as k_status, r.id as k_entry,
    r.date::text as c_date, to_char(r.date, 'IYYY"-W"IW') as c_week, r.description as c_note, r.work_type as c_work_type, r.status as c_status,
    r.minutes as c_worked, case when r.billable then r.minutes else 0 end as c_billable,
    case when r.status = 'approved' then coalesce((
      select u.name from approvals a join users u on u.id = a.decided_by_id
      where a.model = 'time-cards' and a.model_id = r.time_card_id and a.status = 'approved' order by a.decided_at desc limit 1), '') end as c_approver,
    case when r.status = 'approved' then to_char(c.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as c_approved_at,
    case when r.billable and r.currency = ${currency} and ${reach(tasks, actor, 'tasks.money')} then r.rate end as c_rate,
    case when r.currency = ${currency} then ${amountOf(actor)} end as c_amount,
    case when r.cost_currency = ${currency} then ${costOf(actor)} end as c_cost
  from tasks r
  left join employees e on e.id = r.employee_id
  left join projects p on p.id = r.project_id
  left join time_cards c on c.id = r.time_card_id
  where ${seen(tasks, actor)} and r.date between ${from} and ${to}`;

export const timeDetail: ReportSource = { facts: taskFacts, finish: () => (sums) => sums };
