import { setTimeout as pause } from 'node:timers/promises';
import type { Run } from '../database/database.ts';
import { Problem } from '../problem.ts';

/**
 * Allows `most` attempts within the window, then blocks for `blockMinutes`. `grows`: each further attempt doubles the block, starting at
 * one minute.
 */
export type Limit = { most: number; windowMinutes: number; blockMinutes: number; grows?: boolean };

export const limits = {
  /** Counts only failures, per account and network address, so that no one can lock another user out. */
  wrongPassword: { most: 5, windowMinutes: 15, blockMinutes: 15, grows: true },
  forgot: { most: 3, windowMinutes: 60, blockMinutes: 60 },
  /** Each attempt sends a mail, possibly to unknown addresses; an office on its first day needs less. */
  forgotByLine: { most: 60, windowMinutes: 60, blockMinutes: 5 },
  /** Attempts with mail links that were never sent. */
  wrongLink: { most: 30, windowMinutes: 15, blockMinutes: 15 },
  /** An export copies whole lists, so hundreds in a row are suspicious. */
  exportByUser: { most: 20, windowMinutes: 1, blockMinutes: 1 },
} as const satisfies Record<string, Limit>;

/** Counters shared by all users never block: beyond `free` attempts within the window, each one only takes longer. */
export type Slowing = { free: number; windowMinutes: number; millisecondsEach: number; longestMilliseconds: number };

export const slowings = {
  account: { free: 20, windowMinutes: 15, millisecondsEach: 100, longestMilliseconds: 3_000 },
  line: { free: 50, windowMinutes: 15, millisecondsEach: 50, longestMilliseconds: 3_000 },
} as const satisfies Record<string, Slowing>;

/** One person's address has many spellings; all of them count as one. */
export const normalEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

export async function refuseBlocked(run: Run, keys: string[]): Promise<void> {
  const { rows } = await run(
    `select ceil(extract(epoch from max(blocked_until) - now()))::int as seconds from attempts where key = any($1::text[]) and blocked_until > now()`,
    [keys],
  );
  const seconds: number | null = rows[0].seconds;
  if (seconds !== null) throw new Problem('too_many_requests', { args: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
}

export async function countAttempt(run: Run, key: string, { most, windowMinutes, blockMinutes, grows = false }: Limit): Promise<void> {
  await run(countStatement, [key, most, windowMinutes, blockMinutes, grows]);
}

/** The number of attempts within the window. */
export async function attemptsOf(run: Run, key: string, windowMinutes: number): Promise<number> {
  const { rows } = await run('select failures from attempts where key = $1 and since >= now() - make_interval(mins => $2::int)', [
    key,
    windowMinutes,
  ]);
  return rows[0]?.failures ?? 0;
}

export async function slowDown(
  run: Run,
  key: string,
  { free, windowMinutes, millisecondsEach, longestMilliseconds }: Slowing,
): Promise<void> {
  const beyond = (await attemptsOf(run, key, windowMinutes)) - free;
  if (beyond >= 0) await pause(Math.min(longestMilliseconds, millisecondsEach * (beyond + 1)));
}

const neverReached = 2 ** 31 - 1;

export const countForSlowing = (run: Run, key: string, { windowMinutes }: Slowing): Promise<void> =>
  countAttempt(run, key, { most: neverReached, windowMinutes, blockMinutes: 0 });

export async function forgetAttempts(run: Run, key: string): Promise<void> {
  await run('delete from attempts where key = $1', [key]);
}

export async function forgetOldAttempts(run: Run): Promise<void> {
  await run(`delete from attempts where since < now() - interval '1 day' and coalesce(blocked_until, since) < now()`, []);
}

/** For growing counters every attempt restarts the window, so that continued attempts do not get a fresh start. */
const countStatement = `
  insert into attempts as a (key, failures, since, blocked_until)
  values ($1, 1, now(), case when $2::int <= 1 then now() + make_interval(mins => $4::int) end)
  on conflict (key) do update set
    failures = case when a.since < now() - make_interval(mins => $3::int) then 1 else a.failures + 1 end,
    since = case when $5::boolean or a.since < now() - make_interval(mins => $3::int) then now() else a.since end,
    blocked_until = case
      when a.since >= now() - make_interval(mins => $3::int) and a.failures + 1 >= $2::int
      then now() + make_interval(mins => case when $5::boolean then least($4::int, 2 ^ least(a.failures + 1 - $2::int, 10))::int else $4::int end)
    end`;
