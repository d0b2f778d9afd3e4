import { tasks } from '@cadre/contract/resources/tasks';
import { reach, seen } from '../../../crud/access/access.ts';
import { amountIn, costIn, lackIn, worthIn } from '../../../crud/money/worth-of-time.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { monthOf, type ReportScope, type ReportSource } from './report-source.ts';

type Scope = Pick<ReportScope, 'actor' | 'currency' | 'exchange'>;

const seesMoney = (actor: Actor): Sql<boolean> => reach(tasks, actor, 'tasks.money');
const seesCost = (actor: Actor): Sql<boolean> => reach(tasks, actor, 'tasks.cost');

/** The exchange rates of each row's day: for its billing currency, and for its cost currency. */
export const exchangeOfRows = ({ exchange }: Scope): Sql => sql`
  left join ${exchange} fx on fx.currency = r.currency and fx.day = r.date
  left join ${exchange} cx on cx.currency = r.cost_currency and cx.day = r.date`;

/**
 * A row's earnings, in whole minor units so that any grouping adds up; null if the user may not see them, or the day has no exchange rate.
 */
export const amountOf = ({ actor, currency }: Scope): Sql =>
  sql`case when r.billable and ${seesMoney(actor)} then ${worthIn('r', { currency, fx: 'fx' })} end`;
export const costOf = ({ actor, currency }: Scope): Sql =>
  sql`case when ${seesCost(actor)} then ${costIn('r', { currency, fx: 'cx' })} end`;

/** The exchange rate an amount is missing, for users who may see the amount. */
export const lackOfAmount = ({ actor, currency }: Scope): Sql =>
  sql`case when r.billable and ${seesMoney(actor)} then ${lackIn(sql`r.rate`, sql`r.currency`, sql`r.date`, { currency, fx: 'fx' })} end`;
export const lackOfCost = ({ actor, currency }: Scope): Sql =>
  sql`case when ${seesCost(actor)} then ${lackIn(sql`r.cost_rate`, sql`r.cost_currency`, sql`r.date`, { currency, fx: 'cx' })} end`;

/** Rows that were sent back count nowhere until they are submitted again; a filter by their status shows them. */
const counts = ({ by }: ReportScope): Sql<boolean> => (by.status?.includes('rejected') ? sql`true` : sql`r.status <> 'rejected'`);

/** Every row of time cards that the user may see; columns a report does not use cost nothing. */
export const taskFacts = (scope: ReportScope): Sql => sql`
  select r.employee_id as k_employee, r.department_id as k_department, e.branch_id as k_branch, p.manager_id as k_manager,
    r.project_id as k_project, r.client_id as k_client, r.project_task_id as k_project_task, r.date as k_day, monday_of(r.date) as k_week,
    ${monthOf(sql`r.date`)} as k_month, r.billable::text as k_billable, r.work_type as k_work_type, r.status as k_status, r.id as k_entry,
    r.date::text as c_date, to_char(r.date, 'IYYY"-W"IW') as c_week, r.description as c_note, r.work_type as c_work_type, r.status as c_status,
    r.minutes as c_worked, case when r.billable then r.minutes else 0 end as c_billable,
    case when r.status = 'approved' then coalesce(${decision(sql`u.name`)}, '') end as c_approver,
    case when r.status = 'approved' then to_char(coalesce(${decision(sql`a.decided_at`)}, c.decided_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as c_approved_at,
    case when r.billable and ${seesMoney(scope.actor)} then ${amountIn(sql`r.rate`, sql`r.currency`, { currency: scope.currency, fx: 'fx' })} end as c_rate,
    ${amountOf(scope)} as c_amount, ${lackOfAmount(scope)} as c_lacks_amount,
    ${costOf(scope)} as c_cost, ${lackOfCost(scope)} as c_lacks_cost
  from tasks r
  left join employees e on e.id = r.employee_id
  left join projects p on p.id = r.project_id
  left join time_cards c on c.id = r.time_card_id
  ${exchangeOfRows(scope)}
  where ${seen(tasks, scope.actor)} and r.date between ${scope.from} and ${scope.to} and ${counts(scope)}`;

/** Of the decision on the card that the row was approved with, which may have sent other rows back. */
const decision = (what: Sql): Sql => sql`(
  select ${what} from approvals a join users u on u.id = a.decided_by_id
  where a.model = 'time-cards' and a.model_id = r.time_card_id and a.status in ('approved', 'rejected') order by a.decided_at desc, a.id desc limit 1)`;

export const timeDetail: ReportSource = { facts: taskFacts, finish: () => (sums) => sums };
