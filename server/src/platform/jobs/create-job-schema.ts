import type { Database } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';

export const jobSchema = 'pgboss';

/** pg-boss would make its schema itself, but of processes that start together all but one would fail at it. */
export async function createJobSchema(db: Database): Promise<void> {
  await db.transaction(async ({ run }) => {
    await takeTurn(run);
    await run(`create schema if not exists ${jobSchema}`);
  });
}
