import type { timelineKinds } from '@cadre/contract/calls/timeline';
import { dataKinds, type Resource } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';
import { resources } from '@cadre/contract/resources/index';
import { logs } from '@cadre/contract/resources/logs';
import { seeRight } from '@cadre/contract/rights';
import { reach } from '../../crud/access/access.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { recordEvents, recordedModels } from './record-events.ts';

type Part = (typeof timelineKinds)[number];

/** Models whose entries of the history would repeat another part. */
const shownElsewhere = ['employee-versions', 'users', ...recordedModels];

/** Each part selects key, at, event, title, actor_name, fields, link; `person` is whose timeline it is. */
export function timelineParts(behaviours: Behaviours, actor: Actor, id: number): Record<Part, Sql> {
  const isOwn = actor.employee_id === id;
  const page = (tab: string): Sql => sql`${isOwn ? `/my-info?tab=${tab}` : `/employees/${id}?tab=${tab}`}::text`;
  const none = sql`'{}'::text[] as fields`;
  const history = sql`r.employee_id = ${id} and ${reach(logs, actor, seeRight(logs))}`;
  const name = behaviours.logs?.columns?.label?.(actor) ?? sql`null`;
  const result = sql`array(select c ->> 'field' from jsonb_array_elements(${behaviours.logs?.columns?.changes?.(actor) ?? sql`'[]'`}) c)`;

  return {
    employment: sql`
      select x.*, ${page('employment')} as link from (
        select 'period-' || p.id || '-a' as key, p.hired_on::timestamp at time zone person.zone as at, 'hired' as event, null as title, null as actor_name, ${none}
        from employment_periods p join person on person.id = p.employee_id
        union all
        select 'period-' || p.id || '-z', p.left_on::timestamp at time zone person.zone, 'left', p.reason, null, '{}'
        from employment_periods p join person on person.id = p.employee_id where p.left_on is not null
        union all
        select 'version-' || v.id, v.effective_from::timestamp at time zone person.zone, 'changed', v.note, null, v.fields
        from (${changedVersions(id)}) v cross join person where v.fields <> '{}' and not v.is_first) x
      where exists (select from employees r where r.id = ${id} and ${reach(employees, actor, 'employees.view')})`,

    ...recordEvents(behaviours, actor, id, page),

    profile: sql`
      select 'log-' || r.id as key, r.at, case r.action when 'create' then 'created' when 'delete' then 'deleted' when 'export' then 'exported' else 'changed' end as event,
        ${name} as title, r.actor_name, ${result} as fields, ${page('personal')} as link
      from logs r where ${history} and r.action in ('create', 'update', 'status', 'delete', 'export') and r.model <> all(${shownElsewhere}::text[])`,

    sign_in: sql`
      select 'log-' || r.id as key, r.at, r.action as event, null as title, null as actor_name, ${none}, null as link
      from logs r join person on r.model = 'users' and r.model_id = person.user_id
      where r.action in ('login', 'login_failed') and (${sql.lit(isOwn)} or ${reach(logs, actor, seeRight(logs))})`,

    viewed: sql`
      select 'log-' || r.id as key, r.at, ${kindOfLook} as event,
        null as title, r.actor_name, ${none}, null as link
      from logs r join person on r.employee_id = person.id
      where ${history} and r.action = 'view_sensitive' and r.actor_id is distinct from person.user_id`,
  };
}

/** The kind of data viewed: for a guarded record its kind, else the logged kind; a single value of a file is personal. */
const kindOfLook: Sql = sql`case ${sql.join(
  Object.values<Resource>(resources).flatMap(({ name, access: { guarded } }) =>
    guarded ? [sql`when r.model = ${sql.lit(name)} then ${sql.lit(guarded)}`] : [],
  ),
  sql` `,
)} when r.changes -> 0 ->> 'field' in (${sql.join(dataKinds.map((kind) => sql.lit(kind)))}) then r.changes -> 0 ->> 'field' else 'personal' end`;

/** Versions with the names of what differs from the one before; the first of a period is its hiring. */
const changedVersions = (id: number): Sql => sql`
  select v.id, v.effective_from, v.note, v.is_first, array_remove(array[
      case when v.department_id is distinct from lag(v.department_id) over dated then 'department_id' end,
      case when v.job_id is distinct from lag(v.job_id) over dated then 'job_id' end,
      case when v.branch_id is distinct from lag(v.branch_id) over dated then 'branch_id' end,
      case when v.manager_id is distinct from lag(v.manager_id) over dated then 'manager_id' end,
      case when v.employment_type is distinct from lag(v.employment_type) over dated then 'employment_type' end,
      case when v.fte is distinct from lag(v.fte) over dated then 'fte' end], null) as fields
  from (select v.*, exists (select from employment_periods p where p.employee_id = v.employee_id and p.hired_on = v.effective_from) as is_first
        from employee_versions v where v.employee_id = ${id}) v
  window dated as (order by v.effective_from)`;
