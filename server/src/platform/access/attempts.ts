import type { Run } from '../database/database.ts';
import { Problem } from '../problem.ts';

/** So many within the window, then no more for as long as `blocks` says. */
export type Limit = { most: number; windowMinutes: number; blockMinutes: number };

export const limits = {
  /** Failures alone are counted: two hundred people may sign in from behind one address. */
  loginByEmail: { most: 5, windowMinutes: 15, blockMinutes: 15 },
  loginByAddress: { most: 50, windowMinutes: 15, blockMinutes: 15 },
  forgotByEmail: { most: 3, windowMinutes: 60, blockMinutes: 60 },
  forgotByAddress: { most: 20, windowMinutes: 60, blockMinutes: 60 },
  /** An export carries off whole lists, so nobody makes them by the hundred. */
  exportByUser: { most: 20, windowMinutes: 1, blockMinutes: 1 },
} as const satisfies Record<string, Limit>;

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

export async function countAttempt(run: Run, key: string, { most, windowMinutes, blockMinutes }: Limit): Promise<void> {
  await run(countStatement, [key, most, windowMinutes, blockMinutes]);
}

export async function forgetAttempts(run: Run, key: string): Promise<void> {
  await run('delete from attempts where key = $1', [key]);
}

export async function forgetOldAttempts(run: Run): Promise<void> {
  await run(`delete from attempts where since < now() - interval '1 day' and coalesce(blocked_until, since) < now()`, []);
}

const countStatement = `
  insert into attempts as a (key, failures, since, blocked_until)
  values ($1, 1, now(), case when $2::int <= 1 then now() + make_interval(mins => $4::int) end)
  on conflict (key) do update set
    failures = case when a.since < now() - make_interval(mins => $3::int) then 1 else a.failures + 1 end,
    since = case when a.since < now() - make_interval(mins => $3::int) then now() else a.since end,
    blocked_until = case
      when a.since >= now() - make_interval(mins => $3::int) and a.failures + 1 >= $2::int then now() + make_interval(mins => $4::int)
    end`;
