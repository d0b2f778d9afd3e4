import type { Caller } from '../../crud/access/caller.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { problemResponse } from '../../platform/http/answer-error.ts';
import { problemOf } from '../../platform/http/problem-of.ts';
import type { Services } from '../../platform/services.ts';

type Outcome = { id: number; done: boolean; code: string | null; error: string | null };
type Decide = (tx: Transaction, id: number) => Promise<unknown>;

/** Each batch holds the locks of its requests until it is saved. */
const mostInBatch = 25;

/**
 * Decides many approvals, in batches that share a transaction. A batch with a refusal is taken back and decided again in halves, until each
 * refusal concerns one approval alone. In the order of their ids, so that two approvers with the same list never wait for each other in a circle.
 */
export async function decideTogether(services: Services, caller: Caller, ids: readonly number[], decide: Decide): Promise<Outcome[]> {
  const outcomes = new Map<number, Outcome>();
  const ordered = [...new Set(ids)].sort((a, b) => a - b);
  for (let at = 0; at < ordered.length; at += mostInBatch) await decideBatch(ordered.slice(at, at + mostInBatch));
  return [...new Set(ids)].map((id) => outcomes.get(id) as Outcome);

  async function decideBatch(batch: readonly number[]): Promise<void> {
    try {
      await services.db.transaction(async (tx) => {
        for (const id of batch) await decide(tx, id);
      });
      for (const id of batch) outcomes.set(id, { id, done: true, code: null, error: null });
    } catch (error) {
      if (batch.length > 1) return decideHalves(batch);
      const refusal = problemOf(error);
      if (!refusal || refusal.status >= 500) throw error;
      const [id] = batch as [number];
      const result = problemResponse(refusal, caller.t, caller.language);
      // No form shows which fields are meant.
      const reason = result.fields ? Object.values(result.fields).flat().join(' ') : result.error;
      outcomes.set(id, { id, done: false, code: refusal.code, error: reason });
    }
  }

  async function decideHalves(batch: readonly number[]): Promise<void> {
    const half = Math.ceil(batch.length / 2);
    await decideBatch(batch.slice(0, half));
    await decideBatch(batch.slice(half));
  }
}
