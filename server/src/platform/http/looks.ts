import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { Actor, Trace } from '../access/actor.ts';

/** What of whose data an answer shows. */
export type Look = { what: string; employee_id: number };
/** Whom the answer is for, and what it shows. */
export type Looks = { actor: Actor; trace: Trace; seen: Look[] };

const current = new AsyncLocalStorage<Look[]>();

/** Says that what is being answered shows this. Outside of a request nobody looks. */
export const look = (seen: readonly Look[]): void => void current.getStore()?.push(...seen);

export const gatherLooks = <R>({ seen }: Looks, work: () => Promise<R>): Promise<R> => current.run(seen, work);

/** For an answer that repeats what the asker has just sent: that is no look. */
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
