import type { timelineKinds } from '@cadre/contract/calls/timeline';
import { dataKinds, type Resource } from '@cadre/contract/resource';
import { changeRequests } from '@cadre/contract/resources/change-requests';
import { documents } from '@cadre/contract/resources/documents';
import { employees } from '@cadre/contract/resources/employees';
import { forms } from '@cadre/contract/resources/forms';
import { resources } from '@cadre/contract/resources/index';
import { logs } from '@cadre/contract/resources/logs';
import { travels } from '@cadre/contract/resources/travels';
import { seeRight } from '@cadre/contract/rights';
import { reach } from '../../crud/access/access.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

type Part = (typeof timelineKinds)[number];

/** Models whose entries of the history would repeat a part of their own. */
const shownElsewhere = ['employee-versions', 'documents', 'forms', 'change-requests', 'travels', 'users'];

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

    document: sql`
      select 'document-' || r.id || '-' || x.event as key, x.at, x.event, r.title, null as actor_name, ${none}, ${page('documents')} as link
      from documents r cross join person cross join lateral (values
        (case when r.due_on is not null or r.status = 'requested' then 'requested' else 'added' end, r.created_at),
        (r.status, case when r.status in ('accepted', 'rejected') then r.decided_at end),
        ('expired', case when r.status = 'expired' then (r.expires_on + 1)::timestamp at time zone person.zone end)) x (event, at)
      where r.employee_id = ${id} and x.at is not null and ${reach(documents, actor, seeRight(documents))}`,

    form: sql`
      select 'form-' || r.id || '-' || x.event as key, x.at, x.event, r.title, null as actor_name, ${none}, ${page('documents')} as link
      from forms r cross join lateral (values
        ('issued', r.issued_at),
        (r.status, case when r.status in ('accepted', 'declined') then r.answered_at when r.status = 'withdrawn' then r.updated_at end)) x (event, at)
      where r.employee_id = ${id} and x.at is not null and ${reach(forms, actor, seeRight(forms))}`,

    change_request: sql`
      select 'change-' || r.id || '-' || x.event as key, x.at, x.event, ${behaviours['change-requests']?.columns?.summary?.(actor) ?? sql`null`} as title,
        case when x.event in ('approved', 'rejected') then (select u.name from users u where u.id = r.decided_by_id) end as actor_name, ${none}, ${page('changes')} as link
      from change_requests r cross join lateral (values
        ('asked', r.created_at),
        (r.status, case when r.status in ('approved', 'rejected') then r.decided_at when r.status = 'withdrawn' then r.updated_at end)) x (event, at)
      where r.employee_id = ${id} and x.at is not null and ${reach(changeRequests, actor, seeRight(changeRequests))}`,

    travel: sql`
      select 'travel-' || r.id || '-' || x.event as key, x.at, x.event, r.title, null as actor_name, ${none},
        ${isOwn ? '/my-history?kind=travel&id=' : '/requests/travel?id='} || r.id as link
      from travels r cross join lateral (values
        ('requested', case when r.status <> 'draft' then r.created_at end),
        (case when r.status = 'rejected' then 'rejected' else 'approved' end, r.decided_at),
        ('cancelled', case when r.status = 'cancelled' then r.updated_at end),
        ('completed', case when r.status = 'completed' then r.completed_at end)) x (event, at)
      where r.employee_id = ${id} and x.at is not null and ${reach(travels, actor, seeRight(travels))}`,

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
