import { search } from '@cadre/contract/calls/generic';
import type { Field } from '@cadre/contract/fields';
import { fieldOf } from '@cadre/contract/resource';
import { seeRight } from '@cadre/contract/rights';
import { folded } from '@cadre/rules/folded';
import type { FastifyInstance } from 'fastify';
import { seen } from '../../crud/access/access.ts';
import { type Door, doorTo } from '../../crud/access/door.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { conditions } from '../../crud/read/conditions.ts';
import { readExpression } from '../../crud/read/row-json.ts';
import { table } from '../../crud/read/table.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { type FoundKind, foundKinds } from './found-kinds.ts';
import { openedAt } from './opened-at.ts';

const mostPerKind = 6;
/** The least similarity of a misspelled name. */
const leastAlike = 0.45;

type Hit = { resource: string; id: number; name: string; detail: string | null; status: string | null };

/** Finds only records the user may open: the same door as the lists. Without an exact match, similar names. */
export function serveSearch(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(app, services, search, async ({ actor, query: { q } }) => {
    const open = foundKinds.filter(({ resource }) => actor.rights.has(seeRight(resource)) && openedAt(resource.name, actor));
    const exact = await hitsOf(
      open.map((kind) => {
        const door = doorTo(kind.resource, behaviours, actor);
        const spelled = conditions(door, { search: q, filters: {} });
        return partOf(kind, door, sql.join(spelled, sql` and `), kind.order);
      }),
    );
    const hits =
      exact.length > 0
        ? exact
        : await hitsOf(
            open.filter(({ isForgiving }) => isForgiving).map((kind) => almost(kind, doorTo(kind.resource, behaviours, actor), q)),
          );
    return { data: hits.map((hit) => ({ ...hit, link: openedAt(hit.resource, actor)?.(hit.id) ?? null })) };
  });

  async function hitsOf(parts: readonly Sql<unknown>[]): Promise<Hit[]> {
    if (parts.length === 0) return [];
    const { rows } = await sql<Hit>`${sql.join(parts, sql` union all `)}`.execute(services.db);
    return rows;
  }
}

function almost(kind: FoundKind, door: Door, q: string): Sql<unknown> {
  const similarity = sql`word_similarity(${folded(q)}, folded(r.name))`;
  return partOf(kind, door, sql`${similarity} >= ${sql.lit(leastAlike)}`, sql`${similarity} desc`);
}

const partOf = ({ resource, name, detail, status }: FoundKind, door: Door, found: Sql<unknown>, order: Sql<unknown>): Sql<unknown> =>
  sql`(select ${resource.name}::text as resource, r.id, ${name} as name, (${detail === 'title' ? readExpression(door, detail, fieldOf(resource, detail) as Field) : detail})::text as detail, (${status})::text as status
    from ${table(resource)} r where ${seen(resource, door.actor)} and ${found} order by ${order}, r.id limit ${sql.lit(mostPerKind)})`;
