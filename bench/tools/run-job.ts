import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Runs one of the scheduled jobs immediately, and returns its duration in seconds. */
export async function runJob(owner: pg.Client, name: string): Promise<number> {
  await owner.query('insert into pgboss.job (name, policy) select name, policy from pgboss.queue where name = $1', [name]);
  for (;;) {
    const { rows } = await owner.query(
      `select state::text, extract(epoch from completed_on - started_on)::float as seconds from pgboss.job where name = $1 order by created_on desc limit 1`,
      [name],
    );
    const { state, seconds } = rows[0] as { state: string; seconds: number | null };
    if (state === 'failed' || state === 'retry') throw new Error(`${name} failed.`);
    if (state === 'completed' && seconds !== null) return seconds;
    await pause(200);
  }
}
