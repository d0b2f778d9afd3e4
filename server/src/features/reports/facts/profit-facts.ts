import { tasks } from '@cadre/contract/resources/tasks';
import { travels } from '@cadre/contract/resources/travels';
import { profitability as figures } from '@cadre/rules/reports/project-figures';
import { reach, seen } from '../../../crud/access.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { monthOf, type ReportScope, type ReportSource } from './report-source.ts';
import { amountOf, costOf } from './task-facts.ts';

/**
 * A row per row of time cards, per milestone that is billed, and per trip that the client does not pay. An hour of a fixed price earns its part of the price: the estimate,
 * or what was spent where that is more, is all of it. What the proposal promised is laid on the hours in the same way.
 */
const facts = ({ actor, from, to, currency }: ReportScope): Sql => sql`
  select r.project_id as k_project, r.client_id as k_client, r.department_id as k_department, p.manager_id as k_manager,
    p.billing_type as k_billing_type, ${monthOf(sql`r.date`)} as k_month, r.minutes as c_worked, case when r.billable then r.minutes else 0 end as c_billable,
    case when p.billing_type <> 'fixed_price' then ${amountOf(actor)}
      when ${reach(tasks, actor, 'tasks.money')} then round(p.fixed_price * r.minutes / p.whole) end as c_revenue,
    ${amountOf(actor)} as c_standard, line.billed as c_invoiced, line.written_off as c_write_off,
    case when r.cost_currency = p.currency then ${costOf(actor)} end as c_labour_cost, null::bigint as c_travel_cost,
    round(p.proposed * r.minutes / p.whole) as c_proposed, round(p.proposed_margin * r.minutes / p.whole) as c_proposed_margin
  from tasks r
  join (
    select p.id, p.manager_id, p.billing_type, p.currency, p.fixed_price, q.net_amount as proposed, q.margin as proposed_margin,
      nullif(greatest(
        (select sum(e.minutes) from current_estimates e where e.project_id = p.id),
        (select sum(w.minutes) from project_weeks w where w.project_id = p.id)), 0)::numeric as whole
    from projects p left join proposals q on q.id = p.proposal_id and q.currency = p.currency
    where p.currency = ${currency} offset 0
  ) p on p.id = r.project_id
  left join lateral (
    select case when s.status = 'issued' and l.state = 'billed' then l.amount - l.written_down end as billed,
      case when l.state = 'not_billable' then r.minutes when l.amount > 0 then round(r.minutes * l.written_down / l.amount::numeric) end as written_off
    from statement_lines l join statements s on s.id = l.statement_id where l.task_id = r.id and l.live
  ) line on true
  where ${seen(tasks, actor)} and r.status <> 'rejected' and r.date between ${from} and ${to}
  union all
  select l.project_id, p.client_id, p.department_id, p.manager_id, p.billing_type, ${monthOf(sql`l.date`)}, 0, 0, null, null, l.amount - l.written_down, null, null, null, null, null
  from statement_lines l join statements s on s.id = l.statement_id join projects p on p.id = l.project_id
  where l.milestone_id is not null and l.live and l.state = 'billed' and s.status = 'issued' and s.currency = ${currency}
    and l.date between ${from} and ${to} and exists (select from tasks r where r.project_id = p.id and ${seen(tasks, actor)})
  union all
  select r.project_id, p.client_id, (version_on(r.employee_id, r.start_date)).department_id, p.manager_id, p.billing_type,
    ${monthOf(sql`r.start_date`)}, 0, 0, null, null, null, null, null,
    case when ${reach(travels, actor, 'travels.view_cost')} then case when r.actual_total > 0 then r.actual_total else r.estimate_total end end, null, null
  from travels r join projects p on p.id = r.project_id and p.currency = r.currency
  where r.status in ('approved', 'cancellation_requested', 'completed') and r.funding <> 'client' and p.currency = ${currency}
    and r.start_date between ${from} and ${to} and ${seen(tasks, actor)}`;

export const profitability: ReportSource = { facts, finish: () => figures };
