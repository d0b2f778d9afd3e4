import type { AnswerOf } from '@cadre/contract/call';
import type { employeeProfile } from '@cadre/contract/calls/people';
import { attendances } from '@cadre/contract/resources/attendances';
import { documents } from '@cadre/contract/resources/documents';
import { employeeVersions } from '@cadre/contract/resources/employee-versions';
import { employees } from '@cadre/contract/resources/employees';
import { employmentPeriods } from '@cadre/contract/resources/employment-periods';
import { leaves } from '@cadre/contract/resources/leaves';
import { logs } from '@cadre/contract/resources/logs';
import { projectMembers } from '@cadre/contract/resources/project-members';
import { skills } from '@cadre/contract/resources/skills';
import { travels } from '@cadre/contract/resources/travels';
import { users } from '@cadre/contract/resources/users';
import { seeRight } from '@cadre/contract/rights';
import { reach, seen } from '../../crud/access/access.ts';
import { doorTo } from '../../crud/access/door.ts';
import { covers, employeeOfParams } from '../../crud/access/employee-of-params.ts';
import { isAtWork } from '../../crud/acts/at-work.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { rowJson } from '../../crud/read/row-json.ts';
import { column, table } from '../../crud/read/table.ts';
import { type Actor, scopeOf } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { type CallContext, ReadyJson } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { rowsOf } from './rows-of.ts';

const may = (actor: Actor, action: string): Sql<boolean> => reach(employees, actor, `employees.${action}`);

/** Everything on the first page about a person, in one statement. Parts the user may not see are absent. */
export async function readProfile(
  services: Services,
  behaviours: Behaviours,
  { actor, params }: CallContext,
): Promise<ReadyJson<AnswerOf<typeof employeeProfile>>> {
  const id = employeeOfParams(actor, params.id);
  const { rows } = await sql<{ answer: string }>`
    select json_build_object('data', jsonb_build_object(
        'employee', own.row || jsonb_build_object('can', own.row -> 'can' || ${canBeside(actor)}),
        'manager_chain', ${managerChain(behaviours, actor)},
        'reports', ${reports(behaviours, actor)},
        'zone', coalesce(r.timezone, (select b.timezone from branches b where b.id = r.branch_id)),
        'tabs', ${tabs(actor)})
      || ${employmentPart(behaviours, actor)} || ${accountPart(actor)} || ${documentsPart(actor)} || ${absencesPart(behaviours, actor)})::text as answer
    from employees r cross join lateral (select (${rowJson(doorTo(employees, behaviours, actor))})::jsonb as row) own
    where r.id = ${id} and ${seen(employees, actor)}`.execute(services.db);
  if (!rows[0]) throw new Problem('not_found');
  return new ReadyJson(rows[0].answer);
}

/** Actions on a person beyond the declared verbs and moves. */
function canBeside(actor: Actor): Sql {
  const isAnother = sql`r.id is distinct from ${actor.employee_id}::int`;
  return sql`jsonb_build_object(
    'terminate', ${may(actor, 'terminate')} and ${isAnother} and r.status in ('onboarding', 'active', 'suspended'),
    'withdraw_notice', ${may(actor, 'terminate')} and ${isAnother} and r.status in ('on_notice', 'terminated') and r.purged_at is null,
    'correct_leaving', ${may(actor, 'terminate')} and ${isAnother} and r.status in ('on_notice', 'terminated') and r.purged_at is null,
    'rehire', ${may(actor, 'rehire')} and ${isAnother} and r.status = 'terminated' and r.purged_at is null,
    'purge', ${may(actor, 'purge')} and r.status = 'terminated' and r.purged_at is null,
    'update_personal', ${may(actor, 'update_personal')},
    'update_pay', ${may(actor, 'update_pay')},
    'edit_background', ${may(actor, 'edit_background')},
    'update_picture', ${may(actor, 'update_picture')})`;
}

const picture = (behaviours: Behaviours, actor: Actor): Sql => behaviours.employees?.columns?.pic?.(actor) ?? sql`null`;

/** Nearest first. */
const managerChain = (behaviours: Behaviours, actor: Actor): Sql => sql`(
  with recursive above (id, manager_id, distance) as (
    select m.id, m.manager_id, 1 from employees m where m.id = r.manager_id
    union all
    select m.id, m.manager_id, above.distance + 1 from employees m join above on m.id = above.manager_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'pic', ${picture(behaviours, actor)}) order by above.distance), '[]')
  from above join employees r on r.id = above.id where ${seen(employees, actor)})`;

const reports = (behaviours: Behaviours, actor: Actor): Sql => sql`(
  select coalesce(jsonb_agg(report.line order by report.name collate "und-x-icu", report.id), '[]')
  from (select e.* from employees e where e.manager_id = r.id and ${isAtWork(sql`e.status`)}) r
  cross join lateral (select r.id, r.name, jsonb_build_object('id', r.id, 'name', r.name, 'pic', ${picture(behaviours, actor)},
    'job', (select j.name from jobs j where j.id = r.job_id)) as line) report
  where ${seen(employees, actor)})`;

const tabs = (actor: Actor): Sql => sql`jsonb_build_object(
  'employment', ${may(actor, 'view')}, 'personal', ${may(actor, 'view_personal')}, 'pay', ${may(actor, 'view_pay')},
  'documents', ${covers(documents, actor, 'view')}, 'leave', ${covers(leaves, actor, 'view')},
  'attendance', ${covers(attendances, actor, 'view')}, 'projects', ${sql.lit(!['own', undefined].includes(scopeOf(actor, seeRight(projectMembers))))},
  'history', ${covers(logs, actor, 'view')})`;

const employmentPart = (behaviours: Behaviours, actor: Actor): Sql => sql`
  case when ${may(actor, 'view')} then jsonb_build_object(
    'versions', ${rowsOf(employeeVersions, behaviours, actor, sql`r.effective_from desc`)},
    'periods', ${rowsOf(employmentPeriods, behaviours, actor, sql`r.hired_on desc`)},
    'skills', ${rowsOf(skills, behaviours, actor, sql`r.kind, r.name`)}) else '{}' end`;

const accountPart = (actor: Actor): Sql =>
  scopeOf(actor, 'users.view')
    ? sql`case when ${covers(users, actor, 'view')} then jsonb_build_object('account', (
        select jsonb_build_object('id', u.id, 'email', u.email, 'status', u.status) from users u where u.employee_id = r.id)) else '{}' end`
    : sql`'{}'::jsonb`;

/** Waiting: requested and not uploaded, or uploaded and not reviewed. */
const documentsPart = (actor: Actor): Sql => sql`
  case when ${covers(documents, actor, 'view')} then jsonb_build_object('documents', (
    select jsonb_build_object('waiting', count(*) filter (where d.status in ('requested', 'submitted')),
      'expiring', count(*) filter (where d.status = 'accepted' and d.expires_on between today_of(r) and today_of(r) + 90))
    from documents d where d.employee_id = r.id)) else '{}' end`;

const mostAbsences = 5;

/** Approved absences that are not over, the next first; with each kind's own title. */
const absencesPart = (behaviours: Behaviours, actor: Actor): Sql => sql`
  case when ${covers(leaves, actor, 'view')} then jsonb_build_object('absences', (
    select coalesce(jsonb_agg(to_jsonb(a) - 'today' order by a.from_date, a.id), '[]') from (
      select * from (${granted(leaves, behaviours, actor, 'leave')} union all ${granted(travels, behaviours, actor, 'travel')}) g
      where g.to_date >= g.today order by g.from_date, g.id limit ${sql.lit(mostAbsences)}) a)) else '{}' end`;

const granted = (resource: typeof leaves | typeof travels, behaviours: Behaviours, actor: Actor, kind: 'leave' | 'travel'): Sql => {
  const { from = '', to = '' } = resource.list.lasts ?? {};
  const title = behaviours[resource.name]?.columns?.title?.(actor) ?? sql`r.title`;
  return sql`(
    select ${sql.lit(kind)} as kind, r.id, ${title} as title, ${column(from)} as from_date, ${column(to)} as to_date, one.today
    from (select r.id as whole, today_of(r) as today) one join ${table(resource)} r on r.employee_id = one.whole
    where r.status in ('approved', 'cancellation_requested') and ${reach(resource, actor, seeRight(resource))})`;
};
