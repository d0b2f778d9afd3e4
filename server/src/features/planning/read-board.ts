import type { Board, planningBoard } from '@cadre/contract/calls/planning';
import { bookings } from '@cadre/contract/resources/bookings';
import { projects } from '@cadre/contract/resources/projects';
import { reach, seen } from '../../crud/access/access.ts';
import { doorTo } from '../../crud/access/door.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { Plans } from '../../crud/ports/plans.ts';
import { conditions } from '../../crud/read/conditions.ts';
import { type Actor, scopeOf } from '../../platform/access/actor.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Services } from '../../platform/services.ts';
import { loadRooms } from './load-rooms.ts';
import { loadPeople, type PersonToPlan } from './people-to-plan.ts';
import { whoIsFree } from './read-free.ts';
import { refuseOddSpan } from './refuse-odd-span.ts';
import type { Window } from './window.ts';

type Input = CallContext<typeof planningBoard>['query'];
type Paged = Input & { page: number; per_page: number };

/** The board of a window: its rows, their bookings and their capacity. */
export async function readBoard(
  { db }: Services,
  behaviours: Behaviours,
  ports: Plans,
  { actor, query }: CallContext<typeof planningBoard>,
) {
  refuseOddSpan(query);
  const { from, to } = query;
  const by = query.by ?? 'person';
  const input: Paged = { ...query, page: query.page ?? 1, per_page: query.per_page ?? 100 };
  const { page, per_page } = input;
  const found =
    by === 'person' ? await personRows(db, behaviours, ports, actor, input) : await projectRows(db, behaviours, ports, actor, input);
  const { total, people, listed } = found;
  const rooms = await loadRooms(db, ports, people, query);
  const ids = people.map(({ id }) => id);
  const shown = await loadBoardRows(db, actor, { ids, listed, withPlaces: by === 'person' && page === 1, window: query, input });
  const result = people.map(({ plan_key, sees_pending, ...person }) => ({
    ...person,
    pattern: rooms.patternOf({ id: person.id, plan_key, sees_pending }),
    away: [...rooms.awayOf({ id: person.id, plan_key, sees_pending })],
  }));
  return { data: { from, to, by, total, page, per_page, people: result, patterns: rooms.patterns, ...shown } };
}

type Found = { total: number; people: PersonToPlan[]; listed: number[] };

async function personRows(db: Runner, behaviours: Behaviours, ports: Plans, actor: Actor, input: Paged): Promise<Found> {
  const part = { limit: input.per_page, offset: (input.page - 1) * input.per_page };
  if (!input.free) return { ...(await loadPeople(db, behaviours, ports, actor, input, input, part)), listed: [] };
  const { people } = await loadPeople(db, behaviours, ports, actor, input, input);
  const fitting = await onlyFree(db, ports, people, input, input.free);
  return { total: fitting.length, people: fitting.slice(part.offset, part.offset + part.limit), listed: [] };
}

async function onlyFree(db: Runner, ports: Plans, people: PersonToPlan[], window: Window, least: number): Promise<PersonToPlan[]> {
  const free = new Set((await whoIsFree(db, ports, people, window, least)).map(({ id }) => id));
  return people.filter(({ id }) => free.has(id));
}

/** Ongoing projects, with the people booked on them; the board is empty for readers who see no projects. */
async function projectRows(db: Runner, behaviours: Behaviours, ports: Plans, actor: Actor, input: Paged): Promise<Found> {
  const { from, to, page, per_page, search, project_id } = input;
  if (!scopeOf(actor, 'projects.view')) return { total: 0, people: [], listed: [] };
  const filtered = conditions(doorTo(projects, behaviours, actor), { search: search ?? '', filters: {} });
  const { rows } = await sql<{ id: number; total: number; booked: number[] }>`
    select r.id, count(*) over ()::int as total, array(
      select distinct b.employee_id from bookings b where b.project_id = r.id and b.employee_id is not null
        and b.from_date <= ${to}::date and b.to_date >= ${from}::date) as booked
    from projects r where ${sql.join([seen(projects, actor), ...filtered], sql` and `)}
      and (${project_id ?? null}::int is null or r.id = ${project_id ?? null}::int)
      and (r.status in ('planned', 'active', 'on_hold') or exists (
        select from bookings b where b.project_id = r.id and b.from_date <= ${to}::date and b.to_date >= ${from}::date))
    order by r.number limit ${per_page} offset ${(page - 1) * per_page}`.execute(db);
  const { department_id, job_id, skills } = input;
  const only = [...new Set(rows.flatMap(({ booked }) => booked))];
  const { people } = await loadPeople(db, behaviours, ports, actor, { department_id, job_id, skills }, input, { only });
  return { total: rows[0]?.total ?? 0, people, listed: rows.map(({ id }) => id) };
}

type BoardRows = Pick<Board, 'projects' | 'bookings'>;
type BoardQuery = { ids: number[]; listed: number[]; withPlaces: boolean; window: Window; input: Input };

/** The bookings on those rows. Of a project that the reader may not see, only the time is returned. */
async function loadBoardRows(
  db: Runner,
  actor: Actor,
  { ids, listed, withPlaces, window: { from, to }, input }: BoardQuery,
): Promise<BoardRows> {
  const may = (action: string) => reach(bookings, actor, `bookings.${action}`);
  const { department_id, job_id } = input;
  const { rows } = await sql<BoardRows>`
    with shown as materialized (
      select r.*, ${seen(bookings, actor)} as is_open, ${may('update')} as may_change, ${may('delete')} as may_delete
      from bookings r where r.from_date <= ${to}::date and r.to_date >= ${from}::date and (
        r.employee_id = any(${ids}::int[])
        or r.project_id = any(${listed}::int[]) and (r.employee_id is null or r.employee_id = any(${ids}::int[])) and ${seen(bookings, actor)}
        or ${withPlaces}::boolean and r.employee_id is null and ${seen(bookings, actor)}
          and (${department_id ?? null}::int is null or r.department_id = ${department_id ?? null}::int)
          and (${job_id ?? null}::int is null or r.job_id = ${job_id ?? null}::int))
    )
    select (
      select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'number', p.number, 'client', c.name, 'status', p.status,
        'start_date', p.start_date, 'end_date', p.end_date, 'is_listed', p.id = any(${listed}::int[])) order by p.number), '[]')
      from projects p left join clients c on c.id = p.client_id
      where p.id = any(${listed}::int[]) or p.id in (select project_id from shown where is_open)) as projects, (
      select coalesce(json_agg(json_build_object('id', b.id, 'version', b.version, 'employee_id', b.employee_id,
        'department', case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end,
        'job', case when j.id is not null then json_build_object('id', j.id, 'name', j.name) end,
        'skills', b.skills, 'project_id', case when b.is_open then b.project_id end,
        'project_task', case when b.is_open and t.id is not null then json_build_object('id', t.id, 'name', t.name) end,
        'from_date', b.from_date, 'to_date', b.to_date, 'minutes_per_day', b.minutes_per_day, 'share_bp', b.share_bp, 'weekdays', b.weekdays,
        'status', b.status, 'note', case when b.is_open then b.note end,
        'may_change', b.is_open and b.may_change, 'may_delete', b.is_open and b.may_delete) order by b.from_date, b.id), '[]')
      from shown b left join departments d on d.id = b.department_id left join jobs j on j.id = b.job_id
      left join project_tasks t on t.id = b.project_task_id) as bookings`.execute(db);
  return rows[0] as BoardRows;
}
