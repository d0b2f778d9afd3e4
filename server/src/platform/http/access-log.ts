import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { Actor, Trace } from '../access/actor.ts';

/** The data that a response shows, and the employee it belongs to. */
export type AccessEntry = { what: string; employee_id: number };
/** The reader of a response, and the data it shows. */
export type AccessLog = { actor: Actor; trace: Trace; seen: AccessEntry[] };

const current = new AsyncLocalStorage<AccessEntry[]>();

/** Records that the current response shows this data. Outside of a request there is no reader to record. */
export const addToAccessLog = (seen: readonly AccessEntry[]): void => void current.getStore()?.push(...seen);

export const collectAccess = <R>({ seen }: AccessLog, work: () => Promise<R>): Promise<R> => current.run(seen, work);

/** For a response that repeats the caller's own input: that does not count as access. */
export const withoutAccessLog = <R>(work: () => Promise<R>): Promise<R> => current.run([], work);

/** Access is logged before the first byte of the response is sent, whatever its status. */
export function writeAccessLog(app: FastifyInstance, note: (accessLog: AccessLog) => Promise<void>): void {
  app.addHook('onSend', ({ accessLog }, _reply, payload, done) => {
    if (!accessLog || accessLog.seen.length === 0) return done(null, payload);
    // If logging fails, the error that is sent instead shows no data.
    const seen = accessLog.seen.splice(0);
    note({ ...accessLog, seen }).then(() => done(null, payload), done);
  });
}
