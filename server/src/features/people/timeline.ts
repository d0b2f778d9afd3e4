import { type employeeTimeline, type TimelineEntry, timelineKinds } from '@cadre/contract/calls/timeline';
import type { Resource } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';
import { resources } from '@cadre/contract/resources/index';
import { reach, seen } from '../../crud/access/access.ts';
import { employeeOfParams } from '../../crud/access/employee-of-params.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { canRestore } from '../../crud/write/restore.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { momentJson } from '../../platform/database/moment-json.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { timelineParts } from './timeline-parts.ts';

const perPage = 50;

type Found = { reached: boolean; entries: (TimelineEntry & { cursor: string })[] };

/** A person's events, newest first, limited to those the user may see. One statement; each part gives a page at most. */
export async function readTimeline(
  services: Services,
  behaviours: Behaviours,
  { actor, params, query }: CallContext<typeof employeeTimeline>,
) {
  const id = employeeOfParams(actor, params.id);
  const wanted = query.kind ? [query.kind] : timelineKinds;
  const parts = timelineParts(behaviours, actor, id);
  const until = beforeOf(query.before);
  const pages = wanted.map(
    (kind) =>
      sql`(select *, ${kind}::text as kind from (${parts[kind]}) part where ${until} order by at desc, key collate "C" desc limit ${sql.lit(perPage + 1)})`,
  );
  const statement = sql<Found>`
    with person as (
      select e.id, u.id as user_id, coalesce(e.timezone, b.timezone) as zone
      from employees e join branches b on b.id = e.branch_id left join users u on u.employee_id = e.id where e.id = ${id}
    ), page as (
      select * from (${sql.join(pages, sql` union all `)}) entries order by at desc, key collate "C" desc limit ${sql.lit(perPage + 1)}
    )
    select ${reach(employees, actor, 'employees.view')} as reached, (
      select coalesce(json_agg(json_build_object('key', key, 'at', ${momentJson(sql`at`)}, 'kind', kind, 'event', event, 'title', title, 'actor_name', actor_name,
        'fields', fields, 'link', link, 'restore', case when kind = 'profile' and event = 'deleted' then ${restorable(actor)} end, 'cursor', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || key)
        order by at desc, key collate "C" desc), '[]') from page) as entries
    from employees r where r.id = ${id} and ${seen(employees, actor)}`;
  // Papers of pay are among it.
  const { rows } = await services.db.reading((on) => statement.execute(on));
  if (!rows[0]) throw new Problem('not_found');
  if (!rows[0].reached) throw new Problem('not_allowed');
  const { entries } = rows[0];
  const shown = entries.slice(0, perPage);
  const data = shown.map(({ cursor: _, ...entry }) => entry);
  return { data, meta: { next_before: entries.length > perPage ? (shown.at(-1)?.cursor ?? null) : null } };
}

/** The deleted record behind an entry of the timeline. */
const restorable = (actor: Actor): Sql => sql`(
  select json_build_object('model', r.model, 'id', r.model_id) from logs r
  where r.id = substr(key, 5)::bigint and ${canRestore(Object.values<Resource>(resources), actor)})`;

const cursorPattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)~([a-z0-9-]{1,40})$/;

/** Future events are excluded. */
function beforeOf(cursor: string | null | undefined): Sql {
  if (!cursor) return sql`at <= now()`;
  const [, at, key] = cursorPattern.exec(cursor) ?? [];
  if (!at || !key || Number.isNaN(Date.parse(at))) throw invalid({ before: [{ code: 'not_valid' }] });
  return sql`at <= ${at}::timestamptz and (at, key collate "C") < (${at}::timestamptz, ${key}::text collate "C")`;
}
