import type { Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { planProjects, unestimated } from './plan-projects.ts';

/** The initial estimates, so that the planned share of each is spent; in a few, the client added more work. */
export async function writeEstimates(tx: Transaction, today: Day): Promise<void> {
  await sql`
    insert into project_baselines (project_id, baseline, source, note, made_at)
    select p.id, b.baseline, case when b.baseline = 1 then 'manual' else 'change_request' end,
      case when b.baseline = 2 then 'The client asked for a second phase' end, p.start_date::timestamptz + (b.baseline - 1) * interval '35 days'
    from projects p cross join generate_series(1, case when p.id % 5 = 0 and p.status = 'active' then 2 else 1 end) b (baseline)
    where p.name <> all(${unestimated})`.execute(tx);
  await sql`
    with thought as (
      select p.id as project_id, p.status, d.id as department_id, h.value::int as hours, logged.hours * 100 / s.used * (94 + (p.id + d.id * 5) % 13) / 100 as fitting
      from json_to_recordset(${JSON.stringify(planProjects(today))}::json) as s (number text, hours json, used int)
      join projects p on p.number = s.number cross join lateral json_each_text(s.hours) h join departments d on d.code = h.key
      cross join lateral (
        select coalesce(sum(t.minutes), 0) / 60 as hours from tasks t where t.project_id = p.id and t.department_id = d.id) logged)
    insert into project_estimates (project_id, department_id, baseline, minutes, source, note, created_at)
    select b.project_id, t.department_id, b.baseline, e.hours * 60 * case when b.baseline = 1 and t.project_id % 5 = 0 and t.status = 'active' then 4 else 5 end / 5,
      b.source, b.note, b.made_at
    from thought t join project_baselines b on b.project_id = t.project_id
    cross join lateral (select case when t.fitting * 4 > t.hours then ceil(t.fitting / 10.0)::int * 10 else t.hours end as hours) e
    order by b.project_id, b.baseline, t.department_id`.execute(tx);
  await followEstimates(tx);
  await writeTerms(tx, today);
}

/** Tasks share the estimate of the department with the most hours; prices and budgets are the price of the estimated hours. */
async function followEstimates(tx: Transaction): Promise<void> {
  await sql`
    update project_tasks t set department_id = d.department_id, estimated_minutes = d.minutes / 4
    from (select distinct on (project_id) project_id, department_id, minutes from current_estimates order by project_id, minutes desc, department_id) d
    where d.project_id = t.project_id`.execute(tx);
  await sql`
    update projects p set budget = case when p.billing_type = 'time_and_materials' then e.price end,
      fixed_price = case when p.billing_type = 'fixed_price' then e.price end
    from (
      select c.project_id, sum(c.minutes)::int as minutes, round(sum(c.minutes) / 60 * case when o.currency = 'JPY' then 15000 else 11000 end, -5)::bigint as price
      from current_estimates c join projects o on o.id = c.project_id group by c.project_id, o.currency) e
    where e.project_id = p.id and p.client_id is not null`.execute(tx);
}

/** Retainers begin with hours that are billed by the hour; for some months there has been a fee, for about as many hours as are used. */
async function writeTerms(tx: Transaction, today: Day): Promise<void> {
  await sql`
    insert into retainer_terms (project_id, from_month, included_minutes, fee, overage_rate, carry_months, carry_limit)
    select p.id, to_char(t.first, 'YYYY-MM'), u.hours * 60, case when t.has_fee then u.hours * 9500 end, case when t.has_fee then 11500 end,
      case when t.has_fee then 2 else 0 end, case when t.has_fee then 1200 end
    from projects p
    cross join lateral (select date_trunc('month', greatest(p.start_date, ${today}::date - interval '5 months'))::date as day) f
    cross join lateral (values (date_trunc('month', p.start_date)::date, f.day, false), (f.day, date_trunc('month', ${today}::date)::date, true)) as t (first, before, has_fee)
    cross join lateral (
      select coalesce(sum(x.minutes) * 30 / (t.before - t.first) / 300, 1)::int * 5 as hours from tasks x
      where x.project_id = p.id and x.billable and x.date >= t.first and x.date < t.before) u
    where p.billing_type = 'retainer' and t.first < t.before
    order by p.id, t.first`.execute(tx);
}
