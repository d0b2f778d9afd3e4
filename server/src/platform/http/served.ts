import type { Call } from '@cadre/contract/call';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../access/actor.ts';
import type { Sql } from '../database/sql.ts';
import type { AccessLog } from './access-log.ts';
import type { CallContext } from './call-context.ts';

export const apiBase = '/api/v1';

/** The mark that `serve` leaves on its routes: the declaration with the access that was checked. */
export const served = Symbol('served');

declare module 'fastify' {
  interface FastifyContextConfig {
    [served]?: Call;
  }
  interface FastifyRequest {
    actor: Actor | null;
    proof: Sql<boolean> | null;
    accessLog: AccessLog | null;
  }
  interface FastifyInstance {
    /** Every call that is served, in the order of registration. */
    calls: Call[];
    /** The current record, for a repeated create request; provided by the resource layer. */
    readAgain(resource: string, id: number, context: CallContext): Promise<Record<string, unknown>>;
  }
}

/** A route below the API that does not go through `serve` would have no access check, so the process does not start. */
export function refuseUnservedRoutes(app: FastifyInstance): void {
  app.decorate('calls', []);
  app.addHook('onRoute', (route) => {
    const isBelowApi = route.url === apiBase || route.url.startsWith(`${apiBase}/`);
    const call = route.config?.[served];
    if (isBelowApi && !call) throw new Error(`The route ${route.method} ${route.url} is not registered with serve().`);
    if (call && route.method !== 'HEAD') app.calls.push(call);
  });
}
