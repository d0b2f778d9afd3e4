import type { Call } from '@cadre/contract/call';
import { createGates } from '../access/gate.ts';
import { Problem } from '../problem.ts';
import type { CallContext } from './call-context.ts';

/** More concurrent requests would only crowd the caches of the database's cores: every statement takes longer, and none is answered earlier. */
const atOnce = 4;

/**
 * Limits the concurrent requests of one user; the rest is queued, and refused if the queue is full, so that other users are not blocked.
 */
const writes = createGates(atOnce, 60, tooMany);
const reads = createGates(atOnce, 200, tooMany);

function tooMany(): Problem {
  return new Problem('too_many_requests', { args: { minutes: 1 }, retryAfter: 2 });
}

export function limitConcurrency<R>(call: Call, { actor }: Pick<CallContext, 'actor'>, work: () => Promise<R>): Promise<R> {
  if (!actor) return work();
  return call.method === 'GET' ? reads(String(actor.user_id), work) : writes(String(actor.user_id), work);
}
