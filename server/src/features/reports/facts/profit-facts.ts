import { projects } from '@cadre/contract/resources/projects';
import { tasks } from '@cadre/contract/resources/tasks';
import { travels } from '@cadre/contract/resources/travels';
import { profitability as figures } from '@cadre/rules/reports/project-figures';
import { reach, seen } from '../../../crud/access/access.ts';
import { retainedRows } from '../../../crud/money/retained-rows.ts';
import { amountIn, lackIn } from '../../../crud/money/worth-of-time.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { fixedPriceShares } from './fixed-price-shares.ts';
import { monthOf, type ReportScope, type ReportSource } from './report-source.ts';
import { amountOf, costOf, exchangeOfRows, lackOfAmount, lackOfCost } from './task-facts.ts';

/** Amounts with the exchange rate that they lack, if any; both exchanged by the rate of the day of the row. */
const toResponse = (name: string, amount: Sql, own: Sql, day: Sql, { currency }: ReportScope, fx: string): Sql => sql`
  ${amountIn(amount, own, { currency, fx })} as ${sql.ref(`c_${name}`)}, ${lackIn(amount, own, day, { currency, fx })} as ${sql.ref(`c_lacks_${name}`)}`;

/**
 * A row per row of time cards, per milestone and fee that is billed or earned, and per trip that the client does not pay. An hour of a
 * fixed price earns its part of the price, one under a retainer the amount beyond the fee, and the promise of the proposal is spread over
 * the hours in the same way. Every amount is exchanged by the rate of its own day.
 */
const facts = (scope: ReportScope): Sql => sql`
  select x.k_project, x.k_client, x.k_department, x.k_manager, x.k_billing_type, x.k_month, x.c_worked, x.c_billable, x.c_revenue, x.c_lacks_revenue,
    x.c_standard, x.c_lacks_standard, x.c_invoiced, x.c_lacks_invoiced, x.c_write_off, x.c_labour_cost, x.c_lacks_labour_cost,
    x.c_travel_cost, x.c_lacks_travel_cost, x.c_proposed, x.c_lacks_proposed, x.c_proposed_margin
  from (${time(scope)} union all ${milestones(scope)} union all ${fees(scope)} union all ${trips(scope)}) x`;

const nothing = sql`null::bigint`;
const noLack = sql`null::text`;

const time = (scope: ReportScope): Sql => {
  const { actor, from, to, currency } = scope;
  const own = sql`p.currency`;
  const price = { currency, fx: 'px' };
  const overage = { currency, fx: 'bx' };
  return sql`
  select r.project_id as k_project, r.client_id as k_client, r.department_id as k_department, p.manager_id as k_manager,
    p.billing_type as k_billing_type, ${monthOf(sql`r.date`)} as k_month, r.minutes as c_worked, case when r.billable then r.minutes else 0 end as c_billable,
    case when beyond.id is not null and ${reach(tasks, actor, 'tasks.money')} then ${amountIn(sql`beyond.amount`, sql`beyond.currency`, overage)}
      when p.billing_type <> 'fixed_price' and beyond.id is null then ${amountOf(scope)}
      when ${reach(tasks, actor, 'tasks.money')} then ${amountIn(sql`share.units`, own, price)} end as c_revenue,
    case when beyond.id is not null and ${reach(tasks, actor, 'tasks.money')} then ${lackIn(sql`beyond.amount`, sql`beyond.currency`, sql`r.date`, overage)}
      when p.billing_type <> 'fixed_price' and beyond.id is null then ${lackOfAmount(scope)}
      when ${reach(tasks, actor, 'tasks.money')} then ${lackIn(sql`share.units`, own, sql`r.date`, price)} end as c_lacks_revenue,
    ${amountOf(scope)} as c_standard, ${lackOfAmount(scope)} as c_lacks_standard,
    ${toResponse('invoiced', sql`line.billed`, sql`line.currency`, sql`r.date`, scope, 'lx')}, line.written_off as c_write_off,
    ${costOf(scope)} as c_labour_cost, ${lackOfCost(scope)} as c_lacks_labour_cost, ${nothing} as c_travel_cost, ${noLack} as c_lacks_travel_cost,
    ${toResponse('proposed', sql`round(p.proposed * r.minutes / p.whole)`, own, sql`r.date`, scope, 'px')},
    ${amountIn(sql`round(p.proposed_margin * r.minutes / p.whole)`, own, price)} as c_proposed_margin
  from tasks r
  join (
    select p.id, p.manager_id, p.billing_type, p.currency, q.net_amount as proposed, q.margin as proposed_margin,
      nullif(greatest(
        (select sum(e.minutes) from current_estimates e where e.project_id = p.id),
        (select sum(w.minutes) from project_weeks w where w.project_id = p.id)), 0)::numeric as whole
    from projects p left join proposals q on q.id = p.proposal_id and q.currency = p.currency offset 0
  ) p on p.id = r.project_id
  left join ${fixedPriceShares(scope)} share on share.id = r.id
  left join ${retainedRows(scope.retainers ?? [], 'all')} beyond on beyond.id = r.id
  left join ${scope.exchange} bx on bx.currency = beyond.currency and bx.day = r.date
  ${exchangeOfRows(scope)}
  left join ${scope.exchange} px on px.currency = p.currency and px.day = r.date
  left join lateral (
    select s.currency, case when s.status = 'issued' and l.state = 'billed' then l.amount - l.written_down end as billed,
      case when l.state = 'not_billable' then r.minutes when l.amount > 0 then round(r.minutes * l.written_down / l.amount::numeric) end as written_off
    from statement_lines l join statements s on s.id = l.statement_id where l.task_id = r.id and l.live
  ) line on true
  left join ${scope.exchange} lx on lx.currency = line.currency and lx.day = r.date
  where ${seen(tasks, actor)} and r.status <> 'rejected' and r.date between ${from} and ${to}`;
};

const milestones = (scope: ReportScope): Sql => sql`
  select l.project_id, p.client_id, p.department_id, p.manager_id, p.billing_type, ${monthOf(sql`l.date`)}, 0, 0, ${nothing}, ${noLack}, ${nothing}, ${noLack},
    ${toResponse('invoiced', sql`(l.amount - l.written_down)`, sql`s.currency`, sql`l.date`, scope, 'fx')}, null, ${nothing}, ${noLack}, ${nothing}, ${noLack},
    ${nothing}, ${noLack}, ${nothing}
  from statement_lines l join statements s on s.id = l.statement_id join projects p on p.id = l.project_id
  left join ${scope.exchange} fx on fx.currency = s.currency and fx.day = l.date
  where (l.milestone_id is not null or l.retainer_month is not null) and l.live and l.state = 'billed' and s.status = 'issued'
    and l.date between ${scope.from} and ${scope.to} and exists (select from tasks r where r.project_id = p.id and ${seen(tasks, scope.actor)})`;

/** The fee of a retainer is earned in its month, whether or not its hours are used. */
const fees = (scope: ReportScope): Sql => {
  const earned = (scope.retainers ?? []).flatMap(({ project_id, month, from, currency, fee, billed_fee, is_due, when }) => {
    const amount = billed_fee ?? (is_due && when !== 'later' ? fee : null);
    return amount ? [{ project_id, month: `${month}-01`, day: from, currency, amount }] : [];
  });
  return sql`
  select r.id, r.client_id, r.department_id, r.manager_id, r.billing_type, f.month, 0, 0,
    ${toResponse('revenue', sql`f.amount`, sql`f.currency`, sql`f.day`, scope, 'fx')}, ${nothing}, ${noLack}, ${nothing}, ${noLack}, null, ${nothing}, ${noLack},
    ${nothing}, ${noLack}, ${nothing}, ${noLack}, ${nothing}
  from jsonb_to_recordset(${JSON.stringify(earned)}::jsonb) f (project_id int, month date, day date, currency text, amount bigint)
  join projects r on r.id = f.project_id
  left join ${scope.exchange} fx on fx.currency = f.currency and fx.day = f.day
  where f.day between ${scope.from} and ${scope.to} and ${reach(projects, scope.actor, 'projects.view_money')}`;
};

const trips = (scope: ReportScope): Sql => {
  const cost = sql`(case when ${reach(travels, scope.actor, 'travels.view_cost')} then case when r.actual_total > 0 then r.actual_total else r.estimate_total end end)`;
  return sql`
  select r.project_id, p.client_id, (version_on(r.employee_id, r.start_date)).department_id, p.manager_id, p.billing_type,
    ${monthOf(sql`r.start_date`)}, 0, 0, ${nothing}, ${noLack}, ${nothing}, ${noLack}, ${nothing}, ${noLack}, null, ${nothing}, ${noLack},
    ${toResponse('travel_cost', cost, sql`r.currency`, sql`r.start_date`, scope, 'fx')}, ${nothing}, ${noLack}, ${nothing}
  from travels r join projects p on p.id = r.project_id
  left join ${scope.exchange} fx on fx.currency = r.currency and fx.day = r.start_date
  where r.status in ('approved', 'cancellation_requested', 'completed') and r.funding <> 'client'
    and r.start_date between ${scope.from} and ${scope.to} and ${seen(tasks, scope.actor)}`;
};

export const profitability: ReportSource = { facts, finish: () => figures, retainers: true };
