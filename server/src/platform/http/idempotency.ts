import { createHash } from 'node:crypto';
import type { Call } from '@cadre/contract/call';
import type { FastifyInstance } from 'fastify';
import { invalid, Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { type CachedResponse, cachedOf, rebuilt, recordIn } from './cached-response.ts';
import { type Answer, type CallContext, ReadyJson } from './call-context.ts';
import { claimKey, releaseKey, storeResponse } from './repeat-key.ts';
import { withRepeatMark } from './repeat-mark.ts';

const keyShape = /^[\x21-\x7e]{1,100}$/;

/** Builds the response to a repeated call from the stored part of the first response. */
export type Again = (context: CallContext, existing: CachedResponse) => Promise<Answer>;

type Request = {
  app: FastifyInstance;
  services: Services;
  call: Call;
  context: CallContext;
  sent: () => string;
  again?: Again | undefined;
};

/**
 * A POST with an Idempotency-Key takes effect once. Only the fact and the affected records are stored; the response to a repeat is built
 * again, for the caller's current rights. Calls without effect are simply repeated.
 */
export async function answerOnce(request: Request, work: () => Promise<Answer>): Promise<Answer> {
  const { services, call, context } = request;
  const key = context.request.headers['idempotency-key'];
  if (call.method !== 'POST' || key === undefined || !context.actor) return work();
  if (typeof key !== 'string' || !keyShape.test(key)) throw invalid({ 'idempotency-key': [{ code: 'not_valid' }] });
  if (call.repeats) return work();

  const claim = await claimKey(services.db, { user_id: context.actor.user_id, key, fingerprint: fingerprintOf(request) });
  if (claim.kind === 'answered') return answerAgain(request, claim);
  if (claim.kind === 'done') throw new Problem('repeat_done');
  if (claim.kind === 'differs') throw new Problem('repeat_differs');
  if (claim.kind === 'in_flight') throw new Problem('repeat_in_flight', { retryAfter: 1 });
  try {
    const answer = await withRepeatMark(claim.mark, work);
    if (answer !== undefined) await storeResponse(services.db, claim.mark, context.reply.statusCode, cachedOf(call, contentOf(answer)));
    return answer;
  } catch (error) {
    // Nothing was saved, so the corrected request may use the key again.
    await releaseKey(services.db, claim.mark).catch((failure) => context.request.log.warn({ err: failure }, 'repeat key was not released'));
    throw error;
  }
}

async function answerAgain(
  { app, call, context, again }: Request,
  { status, kept: existing }: { status: number; kept: CachedResponse },
): Promise<Answer> {
  context.reply.code(status);
  if (again) return again(context, existing);
  const message = context.t('done.repeated');
  const resource = recordIn(call);
  if (resource !== undefined) return { message, data: await app.readAgain(resource, Number(existing.id), context) };
  const answer = rebuilt(call, existing, message);
  if (!answer) throw new Problem('repeat_done');
  return answer;
}

const fingerprintOf = ({ context: { request }, sent }: Request): string =>
  createHash('sha256').update(`${request.method} ${request.url}\n`).update(sent()).digest('hex');

const contentOf = (answer: Record<string, unknown> | ReadyJson): Record<string, unknown> =>
  answer instanceof ReadyJson ? JSON.parse(answer.text) : answer;
