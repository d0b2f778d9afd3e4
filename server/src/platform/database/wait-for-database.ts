import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';

/** The server is not up yet, or is starting. A wrong account or database does not fix itself, and ends the start. */
const notThereYet = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0[123])$/;
const neverAnswered = /^(timeout expired|timeout exceeded when trying to connect|Connection terminated)/;

const firstPauseMilliseconds = 250;
const longestPauseMilliseconds = 5_000;

/** After a power cut the database machine may come up last, so the start waits for it and logs so once. */
export async function waitForDatabase(db: Pick<Database, 'run'>, say: (line: string) => void): Promise<void> {
  let isReported = false;
  for (let wait = firstPauseMilliseconds; ; wait = Math.min(wait * 2, longestPauseMilliseconds)) {
    const failure = await db.run('select 1').then(
      () => undefined,
      (error: unknown) => error as { code?: string; message: string },
    );
    if (!failure) return;
    const { code = '', message } = failure;
    if (!notThereYet.test(code) && !(code === '' && neverAnswered.test(message))) throw failure;
    if (!isReported) say(`PostgreSQL can’t be reached at DATABASE_URL (${message || code}). Cadre starts as soon as it answers.`);
    isReported = true;
    await pause(wait);
  }
}
