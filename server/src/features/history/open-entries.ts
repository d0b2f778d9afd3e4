import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { logs } from '@cadre/contract/resources/logs';
import { type Permission, rightOf, seeRight } from '@cadre/contract/rights';
import { reach } from '../../crud/access.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** An entry by whose data it is about. Who did it is no reason to read on: rights may have gone since. */
const aboutPerson: Resource = { ...logs, owner: { employee: 'employee_id' } };

const all = Object.values<Resource>(resources);
const guarded = all.filter((resource) => resource.guarded !== undefined);
const tierRights = [...new Set(all.flatMap((resource) => Object.values(resource.tiers ?? {}).map(({ view }) => rightOf(resource, view))))];

/**
 * Whether the actor may know what the entry's record is called and holds, over the alias `r`: of a guarded resource only within the right to see
 * it. It follows from the declaration, so that it holds for entries of any age.
 */
export function isOpenEntry(actor: Actor): Sql<boolean> {
  const closed = guarded.flatMap((resource) => {
    const open = reach(aboutPerson, actor, seeRight(resource));
    return [sql`when r.model = ${sql.lit(resource.name)} then (${open})${resource.ownSees ? sql` and ${notOwn(actor)}` : sql``}`];
  });
  return sql`(case ${sql.join(closed, sql` `)} else true end)`;
}

/** A draft about somebody is not yet theirs, and the entry does not say whether it has been issued since. */
const notOwn = (actor: Actor): Sql<boolean> => sql`r.employee_id is distinct from ${actor.employee_id}::int`;

/** Whether the actor may read a line that carries a right, over the line `c` of the entry `r`. */
export function isOpenLine(actor: Actor): Sql<boolean> {
  const rights = tierRights.map((right: Permission) => sql`when ${sql.lit(right)} then ${reach(aboutPerson, actor, right)}`);
  return sql`(case c ->> 'right' ${sql.join(rights, sql` `)} else c ->> 'right' is null end)`;
}
