import { projects } from '@cadre/contract/resources/projects';
import { burnOn, accuracy as nearness } from '@cadre/rules/reports/project-figures';
import { seen } from '../../../crud/access.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { ReportScope, ReportSource } from './report-source.ts';

/** A row per project and department that has an estimate or hours. */
const parts = sql`
  (select x.project_id, x.department_id, sum(x.estimate)::int as estimate, sum(x.baseline)::int as baseline, sum(x.spent)::int as spent,
      sum(x.approved)::int as approved, sum(x.recent)::int as recent
    from (
      select e.project_id, e.department_id, e.minutes as estimate, 0 as baseline, 0 as spent, 0 as approved, 0 as recent from current_estimates e
      union all
      select e.project_id, e.department_id, 0, e.minutes, 0, 0, 0 from project_estimates e
      where e.baseline = (select min(b.baseline) from project_baselines b where b.project_id = e.project_id)
      union all
      select w.project_id, w.department_id, 0, 0, w.minutes, w.approved_minutes,
        case when w.week_start >= monday_of(current_date) - 28 and w.week_start < monday_of(current_date) then w.minutes else 0 end
      from project_weeks w
    ) x group by 1, 2)`;

const keys = sql`r.id as k_project, r.client_id as k_client, r.manager_id as k_manager, r.billing_type as k_billing_type, x.department_id as k_department`;

/** What is left to do is what was said last with a week, else what is left of the estimate. */
const burnFacts = ({ actor }: ReportScope): Sql => sql`
  select ${keys}, r.status as k_status, r.status as c_status, x.baseline as c_baseline, x.estimate as c_estimate, x.spent as c_spent, x.approved as c_approved,
    coalesce((
      select t.minutes from time_card_estimates t join time_cards c on c.id = t.time_card_id
      where t.project_id = r.id and t.department_id = x.department_id order by c.from_date desc, c.submitted_at desc limit 1),
      greatest(0, x.estimate - x.spent)) as c_etc,
    round(x.recent / 4.0) as c_burn, r.end_date::text as c_end_date
  from projects r join ${parts} x on x.project_id = r.id
  where ${seen(projects, actor)} and (r.status in ('active', 'on_hold') or x.spent > 0 or x.estimate > 0)`;

export const burn: ReportSource = { facts: burnFacts, finish: ({ today }) => burnOn(today) };

/** Of projects that are over: what was first estimated, against what it took. */
const accuracyFacts = ({ actor }: ReportScope): Sql => sql`
  select ${keys}, x.baseline as c_proposal, x.spent as c_final
  from projects r join ${parts} x on x.project_id = r.id
  where ${seen(projects, actor)} and r.status = 'completed'`;

export const accuracy: ReportSource = { facts: accuracyFacts, finish: () => nearness };
