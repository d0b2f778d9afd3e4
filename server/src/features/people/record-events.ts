import type { Field } from '@cadre/contract/fields';
import { recordPath } from '@cadre/contract/pages';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { seeRight } from '@cadre/contract/rights';
import type { RecordKind, Timeline, TimelineEvent } from '@cadre/contract/timeline-events';
import { reach } from '../../crud/access/access.ts';
import { type Door, doorTo } from '../../crud/access/door.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { readExpression } from '../../crud/read/row-json.ts';
import { column, table } from '../../crud/read/table.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { translator, wordsOf } from '../../platform/texts/texts.ts';

/** The resources with events in the timeline of their owner, as they declare them. */
const recorded = Object.values<Resource>(resources).flatMap((resource) =>
  resource.record.timeline ? [{ resource, timeline: resource.record.timeline }] : [],
);

export const recordedModels: readonly string[] = recorded.map(({ resource }) => resource.name);

/** The events of an employee's records, by kind; `tabLink` is the address of a tab of the employee's data. */
export function recordEvents(behaviours: Behaviours, actor: Actor, id: number, tabLink: (tab: string) => Sql): Record<RecordKind, Sql> {
  const eventsOf = ({ resource, timeline }: (typeof recorded)[number]): Sql => {
    const { kind, title, tab, events } = timeline;
    const door = doorTo(resource, behaviours, actor);
    const named = readExpression(door, title, fieldOf(resource, title) as Field);
    const link = tab ? tabLink(tab) : recordLink(resource, kind, actor.employee_id === id);
    const moments = [...Map.groupBy<string, TimelineEvent>(events, ({ at }) => at)].map(([at, several]) => moment(door, at, several));
    return sql`
      select ${sql.lit(keyOf(resource, kind))} || r.id || '-' || x.event as key, x.at, x.event,
        ${kind === 'request' ? sql`${nounOf(resource, actor)}::text || ' · ' || ${named}` : named} as title,
        (select u.name from users u where u.id = x.by) as actor_name, '{}'::text[] as fields, ${link} as link
      from ${table(resource)} r cross join person cross join lateral (values ${sql.join(moments)}) x (event, at, by)
      where ${column(resource.access.owner?.employee as string)} = ${id} and x.event is not null and x.at is not null
        and ${isPublic(resource)} and ${reach(resource, actor, seeRight(resource))}`;
  };
  const kinds = [...Map.groupBy(recorded, ({ timeline }) => timeline.kind)];
  return Object.fromEntries(kinds.map(([kind, several]) => [kind, sql.join(several.map(eventsOf), sql` union all `)])) as Record<
    RecordKind,
    Sql
  >;
}

/** Unique within the timeline. */
const keyOf = ({ name }: Resource, kind: RecordKind): string => `${kind === 'request' ? name : kind.replaceAll('_', '-')}-`;

const nounOf = ({ name }: Resource, { language }: Actor): string => wordsOf(translator(language ?? 'en')).one(name);

/** The first event that applies at a moment, the moment, and the user who caused it. */
function moment(door: Door, at: string, events: readonly TimelineEvent[]): Sql {
  const first = (chosen: (event: TimelineEvent) => Sql): Sql =>
    sql`case ${sql.join(
      events.map((event) => sql`when ${applies(door.resource, event)} then ${chosen(event)}`),
      sql` `,
    )} end`;
  return sql`(${first(({ event }) => sql.lit(event))}, ${momentOf(door, at)}, ${first(({ by }) => (by ? column(by) : sql`null::int`))})`;
}

function applies({ life }: Resource, { in: states, with: filled }: TimelineEvent): Sql<boolean> {
  const conditions = [
    ...(states ? [sql`${column(life.status?.field as string)} = any(${[...states]}::text[])`] : []),
    ...(filled ? [sql`${column(filled)} is not null`] : []),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

/** A date is over at the end of the day, where the employee works. */
const momentOf = ({ resource }: Door, at: string): Sql =>
  fieldOf(resource, at)?.kind === 'date' ? sql`(${column(at)} + 1)::timestamp at time zone person.zone` : column(at);

const isPublic = ({ life: { status } }: Resource): Sql<boolean> =>
  status?.privateWhile ? sql`${column(status.field)} <> ${status.privateWhile}` : sql`true`;

/** Employees find their own records in their history. */
const recordLink = ({ name }: Resource, kind: Timeline['kind'], isOwn: boolean): Sql =>
  sql`replace(${isOwn ? `/my-history?kind=${kind}&id=$id` : (recordPath(name, '$id') ?? null)}::text, '$id', r.id::text)`;
