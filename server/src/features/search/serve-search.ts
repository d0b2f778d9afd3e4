import { search } from '@cadre/contract/calls/generic';
import { recordPath } from '@cadre/contract/pages';
import type { Resource } from '@cadre/contract/resource';
import { branches } from '@cadre/contract/resources/branches';
import { departments } from '@cadre/contract/resources/departments';
import { employees } from '@cadre/contract/resources/employees';
import { jobs } from '@cadre/contract/resources/jobs';
import { users } from '@cadre/contract/resources/users';
import { seeRight } from '@cadre/contract/rights';
import type { FastifyInstance } from 'fastify';
import { seen } from '../../crud/access.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { conditions } from '../../crud/conditions.ts';
import { doorTo } from '../../crud/door.ts';
import { column, humanOrder, table } from '../../crud/table.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';

/** What one box finds, in this order, with a second line. */
const found: { resource: Resource; detail: Sql<unknown>; status: Sql<unknown> }[] = [
  {
    resource: employees,
    detail: sql`(select j.name || ' · ' || d.name from jobs j, departments d where j.id = r.job_id and d.id = r.department_id)`,
    status: sql`r.status`,
  },
  { resource: users, detail: sql`r.email`, status: sql`r.status` },
  { resource: departments, detail: sql`r.code`, status: sql`null` },
  { resource: jobs, detail: sql`r.grade`, status: sql`null` },
  { resource: branches, detail: sql`r.country`, status: sql`null` },
];
const mostPerKind = 6;

type Hit = { resource: string; id: number; name: string; detail: string | null; status: string | null };

/** Finds only what the asker may open: the same door as the lists. */
export function serveSearch(app: FastifyInstance, house: House, behaviours: Behaviours): void {
  serve(app, house, search, async ({ actor, query }) => {
    const parts = found.filter(({ resource }) => actor.rights.has(seeRight(resource))).map((kind) => partOf(kind, actor, query.q));
    if (parts.length === 0) return { data: [] };
    const { rows } = await sql<Hit>`${sql.join(parts, sql` union all `)}`.execute(house.db);
    return { data: rows.map((hit) => ({ ...hit, link: recordPath(hit.resource, hit.id) ?? null })) };
  });

  function partOf({ resource, detail, status }: (typeof found)[number], actor: Actor, q: string): Sql<unknown> {
    const where = [seen(resource, actor), ...conditions(doorTo(resource, behaviours, actor), { search: q, filters: {} })];
    return sql`(select ${resource.name}::text as resource, r.id, ${column(resource.label)} as name, (${detail})::text as detail, (${status})::text as status
      from ${table(resource)} r where ${sql.join(where, sql` and `)} order by ${humanOrder(column(resource.label))}, r.id limit ${sql.lit(mostPerKind)})`;
  }
}
