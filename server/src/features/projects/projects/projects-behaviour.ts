import type { Behaviour, Write } from '../../../crud/behaviour.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { currentEstimates, type Estimate, writeBaseline } from '../estimates/write-baseline.ts';
import { copyParts } from './copy-parts.ts';

const estimated = sql<number>`(select coalesce(sum(c.minutes), 0)::int from current_estimates c where c.project_id = r.id)`;
const spent = sql<number>`(select coalesce(sum(w.minutes), 0)::int from project_weeks w where w.project_id = r.id)`;

const retained: Sql<number> = sql`(
  select t.included_minutes from retainer_terms t join employees e on e.id = r.manager_id
  where t.project_id = r.id and r.billing_type = 'retainer' and t.from_month <= to_char(today_of(e), 'YYYY-MM') order by t.from_month desc limit 1)`;

/** The same as `percentOf` and `healthOf` of the rules; a test compares both. */
const percent: Sql<number> = sql`
  (select case when f.estimated > 0 then round(f.spent::numeric / f.estimated * 100) else 0 end::int from (select ${estimated} as estimated, ${spent} as spent) f)`;

const health: Sql<string> = sql`(
  select case
    when r.status in ('completed', 'cancelled') then null
    when f.estimate <= 0 then 'none'
    when f.used >= 10000 or f.spent + f.etc > f.estimate then 'red'
    when f.used >= 7500 then 'amber'
    when f.recent > 0 and f.days <= 3650 and (select today_of(e) from employees e where e.id = r.manager_id) + f.days::int < r.end_date then 'amber'
    else 'green' end
  from (
    select x.*, round(x.spent * 10000.0 / nullif(x.estimate, 0)) as used, ceil((x.estimate - x.spent) * 28.0 / nullif(x.recent, 0)) as days
    from (
      select coalesce(sum(d.estimate), 0) as estimate, coalesce(sum(d.spent), 0) as spent, coalesce(sum(d.etc), 0) as etc,
        coalesce(sum(d.recent), 0) as recent
      from project_parts d where d.project_id = r.id) x) f)`;

export const projectsBehaviour: Behaviour = {
  columns: {
    retainer_minutes: () => retained,
    estimated_minutes: () => estimated,
    spent_minutes: () => spent,
    percent: () => percent,
    health: () => health,
    last_entry: () => sql`(select max(t.date) from tasks t where t.project_id = r.id)`,
    departments: () => sql`
      (select coalesce(jsonb_agg(jsonb_build_object('department_id', c.department_id, 'minutes', c.minutes) order by c.department_id), '[]')
       from current_estimates c where c.project_id = r.id)`,
  },
  async beforeWrite({ values, before }) {
    if (values.billing_type === 'internal' || (values.billing_type === undefined && before?.billing_type === 'internal'))
      values.billable = false;
    for (const [name, empty] of Object.entries(emptied)) if (values[name] === null) values[name] = empty;
  },
  afterWrite: keepEstimates,
  afterClone: ({ tx, caller, source, id, parts }) => copyParts({ tx, actor: caller.actor, from: source.id, to: id }, parts),
  pathFor: ({ id }) => `/time-cards/projects/${Number(id)}`,
};

const emptied = {
  billable: false,
  thresholds: '[]',
  require_task: false,
  require_note: false,
  open_to_all: false,
  allow_outside_dates: false,
};

/** Hours that are estimated otherwise than before are a new baseline. */
async function keepEstimates({ tx, caller, input, before, after, changes }: Write): Promise<void> {
  if (!Array.isArray(input.departments) || !after) return;
  const wanted = (input.departments as Estimate[])
    .map(({ department_id, minutes }) => ({ department_id, minutes }))
    .sort((a, b) => a.department_id - b.department_id);
  const old = before ? await currentEstimates(tx, after.id) : [];
  if (JSON.stringify(old) === JSON.stringify(wanted)) return;
  await writeBaseline(tx, { project_id: after.id, source: 'manual', note: null, made_by_id: caller.actor.user_id }, wanted);
  changes.push({ field: 'departments', old, new: wanted });
}
