import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { Actor, Trace } from '../access/actor.ts';

/** The data that a response shows, and the employee it belongs to. */
export type Look = { what: string; employee_id: number };
/** The reader of a response, and the data it shows. */
export type Looks = { actor: Actor; trace: Trace; seen: Look[] };

const current = new AsyncLocalStorage<Look[]>();

/** Records that the current response shows this data. Outside of a request there is no reader to record. */
export const look = (seen: readonly Look[]): void => void current.getStore()?.push(...seen);

export const gatherLooks = <R>({ seen }: Looks, work: () => Promise<R>): Promise<R> => current.run(seen, work);

/** For a response that repeats the caller's own input: that does not count as access. */
export const withoutLooks = <R>(work: () => Promise<R>): Promise<R> => current.run([], work);

/** Looks are put on record before a byte of the answer leaves, whatever its status. */
export function noteLooks(app: FastifyInstance, note: (looks: Looks) => Promise<void>): void {
  app.addHook('onSend', ({ looks }, _reply, payload, done) => {
    if (!looks || looks.seen.length === 0) return done(null, payload);
    // Where they cannot be noted, the refusal that is sent instead shows nothing.
    const seen = looks.seen.splice(0);
    note({ ...looks, seen }).then(() => done(null, payload), done);
  });
}
