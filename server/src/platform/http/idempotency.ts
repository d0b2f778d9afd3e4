import { createHash } from 'node:crypto';
import type { Call } from '@cadre/contract/call';
import type { House } from '../house.ts';
import { invalid, Problem } from '../problem.ts';
import { type Answer, type Asked, ReadyJson } from './asked.ts';
import { claimKey, releaseKey, storeAnswer } from './repeat-key.ts';
import { withRepeatMark } from './repeat-mark.ts';

const keyShape = /^[\x21-\x7e]{1,100}$/;

type Asking = Pick<Asked, 'actor' | 'request' | 'reply'>;

/** A POST with an Idempotency-Key happens once: its repeat gets the first answer. */
export async function answerOnce(house: House, call: Call, asked: Asking, work: () => Promise<Answer>): Promise<Answer> {
  const key = asked.request.headers['idempotency-key'];
  // A stream of parts cannot be compared with an earlier one without reading it all.
  if (call.method !== 'POST' || key === undefined || !asked.actor || asked.request.isMultipart()) return work();
  if (typeof key !== 'string' || !keyShape.test(key)) throw invalid({ 'idempotency-key': [{ code: 'not_valid' }] });

  const claim = await claimKey(house.db, { user_id: asked.actor.user_id, key, fingerprint: fingerprintOf(asked) });
  if (claim.kind === 'answered') {
    asked.reply.code(claim.status);
    return new ReadyJson(claim.body);
  }
  if (claim.kind === 'differs') throw new Problem('repeat_differs');
  if (claim.kind === 'in_flight') throw new Problem('repeat_in_flight', { retryAfter: 1 });
  try {
    const answer = await withRepeatMark(claim.mark, work);
    if (answer !== undefined) await storeAnswer(house.db, claim.mark, asked.reply.statusCode, textOf(answer));
    return answer;
  } catch (error) {
    // Nothing happened, so the corrected request may use the key again.
    await releaseKey(house.db, claim.mark).catch((failure) => asked.request.log.warn({ err: failure }, 'repeat key was not released'));
    throw error;
  }
}

function fingerprintOf({ request }: Asking): string {
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest('hex');
}

const textOf = (answer: Record<string, unknown> | ReadyJson): string =>
  answer instanceof ReadyJson ? answer.text : JSON.stringify(answer);
