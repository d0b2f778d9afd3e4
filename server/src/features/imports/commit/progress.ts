import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** `expects` sets the number of steps; a later, better estimate replaces it. */
export type Progress = { expects(steps: number): void; did(steps?: number): void };

const pauseMilliseconds = 500;

/** Writes a check's progress regularly, outside its transaction: its trials are rolled back. */
export async function withProgress<R>(db: Database, import_id: number, work: (progress: Progress) => Promise<R>): Promise<R> {
  let [done, expected] = [0, 1];
  let written: Promise<unknown> = Promise.resolve();
  const write = () =>
    sql`
      update imports set done_count = greatest(done_count, floor(rows_count * ${Math.min(1, done / expected)}::float8)::int)
      where id = ${import_id} and status = 'checking'`.execute(db);
  const clock = setInterval(() => {
    written = written.then(write);
    // The error is reported where the promise is awaited.
    written.catch(() => undefined);
  }, pauseMilliseconds);
  const progress: Progress = {
    expects(steps) {
      expected = Math.max(1, steps);
    },
    did(steps = 1) {
      done += steps;
    },
  };
  try {
    return await work(progress);
  } finally {
    clearInterval(clock);
    await written;
  }
}
