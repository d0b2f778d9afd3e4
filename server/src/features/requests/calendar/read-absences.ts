import { absenceKinds } from '@cadre/contract/absence-kinds';
import type { AwayPerson, absences as absencesCall } from '@cadre/contract/calls/absences';
import { employees } from '@cadre/contract/resources/employees';
import { resources } from '@cadre/contract/resources/index';
import { addDays } from '@cadre/rules/calendar';
import { doorTo } from '../../../crud/access/door.ts';
import { covers } from '../../../crud/access/employee-of-params.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { pictureOf } from '../../../crud/media/picture-of.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import { conditions } from '../../../crud/read/conditions.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { absenceAndExcuseRows } from './absence-rows.ts';
import { dayPatterns, planKey } from './day-patterns.ts';
import { isColleague, isInSight } from './people-in-sight.ts';
import { readBlackouts } from './read-blackouts.ts';

type Input = CallContext<typeof absencesCall>['query'];

const mostDays = { self: 372, others: 100 };

/** A page of people with the absences that the caller may see, and the days off around them. */
export async function readAbsences(
  { db }: Services,
  behaviours: Behaviours,
  { plansOf }: Pick<Plans, 'plansOf'>,
  { actor, query }: CallContext<typeof absencesCall>,
) {
  const { from, to } = query;
  const [page, per_page] = [query.page ?? 1, query.per_page ?? 100];
  refuseOddSpan(query);
  const { people, total } = await loadPeople(db, behaviours, actor, { ...query, page, per_page });
  const { patterns, patternOf } = await dayPatterns(db, plansOf, people, { from, to });
  const result = people.map(({ plan_key, ...person }) => ({ ...person, pattern: patternOf.get(plan_key) ?? 0 }));
  return { data: { from, to, total, page, per_page, blackouts: await readBlackouts(db, actor, { from, to }), people: result, patterns } };
}

function refuseOddSpan({ from, to, who }: Input): void {
  if (to < from) throw invalid({ to: [{ code: 'before_start' }] });
  const most = who === 'self' ? mostDays.self : mostDays.others;
  if (to >= addDays(from, most)) throw invalid({ to: [{ code: 'too_many', max: most }] });
}

const shownKinds = [...absenceKinds, 'excuses'] as const;

/** Whether the reader may open the records of a kind. */
const openColumn = (kind: (typeof shownKinds)[number]): Sql => sql.ref(`${kind}_is_open`);

type Found = { people: (Omit<AwayPerson, 'pattern'> & { plan_key: string })[]; total: number };

async function loadPeople(
  db: Runner,
  behaviours: Behaviours,
  actor: Actor,
  input: Input & { page: number; per_page: number },
): Promise<Found> {
  const { from, to, page, per_page } = input;
  const { rows } = await sql<Found>`
    with sight as materialized (
      select r.id, r.name, r.department_id, r.id is not distinct from ${actor.employee_id}::int as is_self, 
        ${sql.join(shownKinds.map((kind) => sql`${covers(resources[kind], actor, 'view')} as ${openColumn(kind)}`))}
      from employees r where ${sql.join([isInSight(actor, from, to), ...narrowings(behaviours, actor, input)], sql` and `)}
    ), told as materialized (
      select a.*, p.is_self, known.is_open, known.is_open or a.is_visible as is_named
      from ${absenceAndExcuseRows(from, to, actor.language)} a join sight p on p.id = a.employee_id
      cross join lateral (select case a.resource ${sql.join(
        shownKinds.map((kind) => sql`when ${sql.lit(kind)} then p.${openColumn(kind)}`),
        sql` `,
      )} end as is_open) known
      where (known.is_open or a.status = 'approved' and a.kind <> 'excuse') and ${absenceFilter(input)}
    ), shown as materialized (
      select * from sight p where ${input.only === 'away' ? sql`exists (select from told where told.employee_id = p.id)` : sql`true`}
    ), paged as (
      select * from shown order by is_self desc, name collate "und-x-icu", id limit ${per_page} offset ${(page - 1) * per_page}
    )
    select (select count(*)::int from shown) as total, (
      select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'pic', ${pictureOf('employees', sql`p.id`)}, 'is_self', p.is_self,
        'department', json_build_object('id', d.id, 'name', d.name), 'absences', coalesce(mine.absences, '[]'), 'plan_key', ${planKey(from, to)})
        order by p.is_self desc, p.name collate "und-x-icu", p.id), '[]')
      from paged p join employees r on r.id = p.id join departments d on d.id = p.department_id
      left join (select employee_id, json_agg(${absenceJson} order by from_date, from_slot) as absences from told a group by employee_id) mine
        on mine.employee_id = p.id) as people`.execute(db);
  return rows[0] as Found;
}

/** Leaves out details that colleagues may not see. */
const absenceJson = sql`json_build_object(
  'kind', case when a.is_named then a.kind else 'away' end, 'id', case when a.is_open then a.id end,
  'from_date', a.from_date, 'to_date', a.to_date, 'from_slot', a.from_slot, 'to_slot', a.to_slot,
  'from_time', a.from_time, 'to_time', a.to_time, 'status', a.status,
  'excuse_type', a.excuse_type, 'request', case when a.is_named and a.kind = 'request' then a.resource end,
  'category', case when a.is_named and a.category_id is not null then json_build_object('id', a.category_id, 'name', a.category, 'color', a.color) end,
  'reason', case when a.is_self then a.reason end)`;

function narrowings(behaviours: Behaviours, actor: Actor, { who, department_id, branch_id, search }: Input): Sql<boolean>[] {
  const filters = { ...(department_id && { department_id }), ...(branch_id && { branch_id }) };
  return [
    ...conditions(doorTo(employees, behaviours, actor), { search: search ?? '', filters }),
    ...(who === 'self' ? [sql<boolean>`r.id is not distinct from ${actor.employee_id}::int`] : []),
    ...(who === 'department' ? [isColleague(actor)] : []),
  ];
}

/** A filter by a category that the reader may not see finds no rows. */
const absenceFilter = ({ leave_category_id, status }: Input): Sql<boolean> =>
  sql.join(
    [
      sql`true`,
      ...(leave_category_id ? [sql`a.category_id = ${leave_category_id} and (known.is_open or a.is_visible)`] : []),
      ...(status ? [sql`a.status = ${status}`] : []),
    ],
    sql` and `,
  ) as Sql<boolean>;
