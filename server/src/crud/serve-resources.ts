import { filtersOf } from '@cadre/contract/filters';
import type { Resource } from '@cadre/contract/resource';
import { resourceCalls } from '@cadre/contract/resource-calls';
import { resources } from '@cadre/contract/resources/index';
import { logs } from '@cadre/contract/resources/logs';
import { type Permission, rightOf, seeRight } from '@cadre/contract/rights';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../platform/access/actor.ts';
import type { Runner } from '../platform/database/database.ts';
import { identityIsSet } from '../platform/database/run-as.ts';
import { sql } from '../platform/database/sql.ts';
import { type CallContext, ReadyJson } from '../platform/http/call-context.ts';
import { serve } from '../platform/http/serve.ts';
import { Problem } from '../platform/problem.ts';
import type { Services } from '../platform/services.ts';
import { type Door, doorTo } from './access/door.ts';
import { serveReveal } from './access/serve-reveal.ts';
import { withRls } from './access/with-rls.ts';
import { serveMoves, serveStatus } from './acts/serve-moves.ts';
import type { Behaviours } from './behaviour.ts';
import { serveExports } from './exports/serve-exports.ts';
import { serveMedia } from './media/serve-media.ts';
import { withComparedMoney } from './money/compared-money.ts';
import { listText } from './read/list.ts';
import { inMonth, readListQuery } from './read/list-query.ts';
import { lookupText } from './read/lookup.ts';
import { idOf, readRow, readText, requireSeen } from './read/read.ts';
import { serveCounts } from './read/serve-counts.ts';
import { referenceTo } from './read/through.ts';
import { resourceNamed } from './resource-named.ts';
import type { Served } from './served-resource.ts';
import { serveRestore } from './write/serve-restore.ts';
import { serveWrites } from './write/serve-writes.ts';

/** Every declared resource becomes its calls. */
export function serveResources(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  for (const resource of Object.values(resources)) {
    const served = {
      resource,
      behaviour: behaviours[resource.name] ?? {},
      behind: behind(resource),
      calls: resourceCalls<Resource>(resource),
    };
    refuseGaps(served);
    serveReads(app, services, served, behaviours);
    serveWrites(app, services, served);
    serveMedia(app, services, served);
    serveReveal(app, services, served);
    serveMoves(app, services, served);
  }
  app.readAgain = (name, id, context) => readAgain(services, behaviours, name, id, context);
  serveStatus(app, services, behaviours);
  serveExports(app, services, behaviours);
  serveCounts(app, services, behaviours);
  serveRestore(app, services, behaviours);
}

/** For the repeat of a write: the record through the door, as it opens now. */
async function readAgain(
  services: Services,
  behaviours: Behaviours,
  name: string,
  id: number,
  context: CallContext,
): Promise<Record<string, unknown>> {
  const resource = resourceNamed(name);
  if (!resource) throw new Problem('not_found');
  if (!context.actor.rights.has(behind(resource)('view'))) return { id };
  return withRls(services.db, resource, (on) => readRow(on, doorTo(resource, behaviours, context.actor), id));
}

const behind =
  (resource: Resource) =>
  (action: string): Permission =>
    action === 'view' ? seeRight(resource) : rightOf(resource, action);

function serveReads(app: FastifyInstance, services: Services, served: Served, behaviours: Behaviours): void {
  const { resource, calls } = served;
  const door = (actor: Actor): Door => doorTo(resource, behaviours, actor);

  if (!resource.list.ownLists)
    serve(
      app,
      services,
      calls.lists,
      async ({ actor, query }) => new ReadyJson(await withRls(services.db, resource, (on) => lookupText(on, door(actor), query))),
    );

  serve(
    app,
    services,
    { ...calls.list, filters: filtersOf(resource) },
    async ({ actor, proof, request }) => {
      const opened = door(actor);
      const query = readListQuery(opened.resource, actor, request.query as Record<string, unknown>);
      const wanted = await withComparedMoney(services.db, opened.resource, query);
      if (resource.life.isApproval) return new ReadyJson(await listText(services.db, opened, wanted, sql`${proof} and ${identityIsSet()}`));
      return new ReadyJson(await withRls(services.db, resource, (on) => listText(on, opened, wanted, proof)));
    },
    { query: 'own', proves: true },
  );

  serve(app, services, calls.one, async ({ actor, params, query }) => {
    const wanted = query.month ? inMonth(resource, query.month) : undefined;
    const text = await withRls(services.db, resource, (on) => readText(on, door(actor), idOf(params.id), wanted));
    return new ReadyJson(`{"data":${text}}`);
  });

  serve(
    app,
    services,
    { ...calls.history, filters: filtersOf(logs) },
    async ({ actor, params, request }) =>
      new ReadyJson(
        await withRls(services.db, resource, (on) =>
          historyText(on, door(actor), doorTo(logs, behaviours, actor), idOf(params.id), request.query as Record<string, unknown>),
        ),
      ),
    { query: 'own' },
  );
}

/** A computed field without its expression would fail at the first request; it fails at the start instead. */
function refuseGaps({ resource, behaviour }: Served): void {
  if (resource.list.monthly && !behaviour.inMonth)
    throw new Error(`${resource.name} is filtered by month, but its behaviour has no rule for it.`);
  for (const [name, field] of Object.entries(resource.fields)) {
    const needs = field.computed || field.kind === 'grants';
    if (needs && !behaviour.columns?.[name] && !referenceTo(behaviour, name))
      throw new Error(`${resource.name}.${name} is computed, but its behaviour has no column for it.`);
  }
}

/** The history of one record: requires that the caller sees the record, and applies the scope of their right to the history. */
async function historyText(db: Runner, door: Door, logsDoor: Door, id: number, page: Record<string, unknown>): Promise<string> {
  await requireSeen(db, door, id);
  const wanted = readListQuery(logs, door.actor, { per_page: '50', ...page });
  return listText(db, logsDoor, { ...wanted, filters: { ...wanted.filters, model: door.resource.name, model_id: id } });
}
