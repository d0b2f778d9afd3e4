import { search } from '@cadre/contract/calls/generic';
import { seeRight } from '@cadre/contract/rights';
import type { FastifyInstance } from 'fastify';
import { doorTo } from '../../crud/access/door.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { foundKinds, misspelledHits, spelledHits } from './found-records.ts';
import { openedAt } from './opened-at.ts';

type Hit = { resource: string; id: number; name: string; detail: string | null; status: string | null };

/** Finds only records the user may open: the same door as the lists. Without an exact match, similar names. */
export function serveSearch(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(app, services, search, async ({ actor, query: { q } }) => {
    const open = foundKinds
      .filter(({ resource }) => actor.rights.has(seeRight(resource)) && openedAt(resource.name, actor))
      .map((kind) => ({ kind, door: doorTo(kind.resource, behaviours, actor) }));
    const exact = await read(open.map(({ kind, door }) => spelledHits(kind, door, q)));
    const forgiving = open.filter(({ kind }) => kind.by.misspelled);
    const hits = exact.length > 0 ? exact : await read(forgiving.map(({ kind, door }) => misspelledHits(kind, door, q)));
    return { data: hits.map((hit) => ({ ...hit, link: openedAt(hit.resource, actor)?.(hit.id) ?? null })) };
  });

  async function read(parts: readonly Sql[]): Promise<Hit[]> {
    if (parts.length === 0) return [];
    const { rows } = await sql<Hit>`${sql.join(parts, sql` union all `)}`.execute(services.db);
    return rows;
  }
}
