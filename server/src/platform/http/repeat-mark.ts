import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Run } from '../database/database.ts';
import { Problem } from '../problem.ts';

/** One claim of a repeat key. The moment distinguishes the claims of one key. */
export type RepeatMark = { user_id: number; key: string; claimed_at: string; isSaved: boolean };

const current = new AsyncLocalStorage<RepeatMark>();

export const withRepeatMark = <R>(mark: RepeatMark, work: () => Promise<R>): Promise<R> => current.run(mark, work);

/** The effect of a request with a repeat key and the note that it happened are saved together or not at all. */
export function markingRepeats(db: Database): Database {
  return {
    ...db,
    transaction: (work, options) =>
      db.transaction(async (tx) => {
        const mark = current.getStore();
        if (mark && !mark.isSaved) {
          tx.beforeCommit('repeat_key', () => saveMark(tx.run, mark));
          tx.afterCommit(() => {
            mark.isSaved = true;
          });
        }
        return work(tx);
      }, options),
  };
}

async function saveMark(run: Run, { user_id, key, claimed_at }: RepeatMark): Promise<void> {
  const { rowCount } = await run(
    'update idempotency_keys set status = 200 where user_id = $1 and key = $2 and created_at = $3::timestamptz and status is null',
    [user_id, key, claimed_at],
  );
  if (rowCount !== 1) throw new Problem('repeat_in_flight');
}
