import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { logs } from '@cadre/contract/resources/logs';
import { type Permission, rightOf, seeRight } from '@cadre/contract/rights';
import { reach } from '../../crud/access/access.ts';
import { table } from '../../crud/read/table.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** An entry by whose data it is about. Who did it is no reason to read on: rights may have gone since. */
const aboutPerson: Resource = { ...logs, access: { ...logs.access, owner: { employee: 'employee_id' } } };

const all = Object.values<Resource>(resources);
const guarded = all.filter((resource) => resource.access.guarded !== undefined);
const withDrafts = all.filter((resource) => resource.life.status?.privateWhile !== undefined);
const tierRights = [
  ...new Set(all.flatMap((resource) => Object.values(resource.access.tiers ?? {}).map(({ view }) => rightOf(resource, view)))),
];

/**
 * Whether the actor may know what the entry's record is called and holds, over the alias `r`: of a guarded resource only within the right to see
 * it. It follows from the declaration, so that it holds for entries of any age.
 */
export function isOpenEntry(actor: Actor): Sql<boolean> {
  const closed = guarded.flatMap((resource) => {
    const open = reach(aboutPerson, actor, seeRight(resource));
    return [
      sql`when r.model = ${sql.lit(resource.name)} then (${open})${resource.access.ownerSeesOnly ? sql` and ${notByOwner(actor)}` : sql``}`,
    ];
  });
  const drafts = withDrafts.map((resource) => sql`when r.model = ${sql.lit(resource.name)} then ${isOpenRequest(resource, actor)}`);
  return sql`(case ${sql.join([...closed, ...drafts], sql` `)} else true end)`;
}

/** Until a request is sent its owner alone knows of it; a deleted one was never sent. */
const isOpenRequest = (resource: Resource, actor: Actor): Sql<boolean> => sql`(
  r.employee_id = ${actor.employee_id}::int
  or exists (select from ${table(resource)} d where d.id = r.model_id
    and ${sql.ref(`d.${resource.life.status?.field}`)} <> ${sql.lit(resource.life.status?.privateWhile ?? '')}))`;

/** A draft about an employee is not yet theirs, and the entry does not show whether it has been issued since. */
const notByOwner = (actor: Actor): Sql<boolean> => sql`r.employee_id is distinct from ${actor.employee_id}::int`;

/** Whether the actor may read a line, over the line `c` of the entry `r`: by the tier that its field has now, or by the right it carries. */
export function isOpenLine(actor: Actor): Sql<boolean> {
  const byTier = guardedTiers.map(({ line, right }) => sql`when ${line} then ${reach(aboutPerson, actor, right)}`);
  const rights = tierRights.map(
    (right: Permission) => sql`when c ->> 'right' = ${sql.lit(right)} then ${reach(aboutPerson, actor, right)}`,
  );
  return sql`(case ${sql.join([...byTier, ...rights], sql` `)} else c ->> 'right' is null end)`;
}

/** Whether a line belongs to a guarded tier: its values are masked for everyone, also if they were logged before the tier was guarded. */
export const isGuardedLine = (): Sql<boolean> =>
  sql`(${sql.join(
    guardedTiers.map(({ line }) => line),
    sql` or `,
  )})`;

type GuardedTier = { line: Sql<boolean>; right: Permission };

const guardedTiers = all.flatMap((resource): GuardedTier[] =>
  Object.entries(resource.access.tiers ?? {}).flatMap(([tier, { guarded, view }]) => {
    if (!guarded) return [];
    const right = rightOf(resource, view);
    const named = [...Object.entries(resource.fields), ...Object.entries(resource.record.media ?? {})];
    const fields = named.flatMap(([name, { tier: its }]) => (its === tier ? [name] : []));
    const line = sql<boolean>`(r.model = ${sql.lit(resource.name)} and (c ->> 'field' = any(${fields}::text[]) or coalesce(c ->> 'right', '') = ${sql.lit(right)}))`;
    return [{ line, right }];
  }),
);
