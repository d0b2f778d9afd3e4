import type { Database, Run } from '../database/database.ts';
import type { RepeatMark } from './repeat-mark.ts';

type Wanted = { user_id: number; key: string; fingerprint: string };

type Claim =
  | { kind: 'claimed'; mark: RepeatMark }
  | { kind: 'answered'; status: number; body: string }
  | { kind: 'differs' }
  | { kind: 'in_flight' };

/** Longer than any request may take: a claim this old without an effect belongs to a process that died. */
const abandoned = `interval '2 minutes'`;

const takeKey = `
  insert into idempotency_keys (user_id, key, fingerprint, created_at) values ($1, $2, $3, clock_timestamp())
  on conflict (user_id, key) do update set created_at = clock_timestamp()
    where idempotency_keys.status is null and idempotency_keys.fingerprint = $3
      and idempotency_keys.created_at < clock_timestamp() - ${abandoned}
  returning created_at::text as claimed_at`;

export async function claimKey(db: Database, { user_id, key, fingerprint }: Wanted): Promise<Claim> {
  const taken = await db.run(takeKey, [user_id, key, fingerprint]);
  if (taken.rows[0]) return { kind: 'claimed', mark: { user_id, key, claimed_at: taken.rows[0].claimed_at, isSaved: false } };
  const { rows } = await db.run('select fingerprint, status, body from idempotency_keys where user_id = $1 and key = $2', [user_id, key]);
  const row = rows[0];
  if (!row) return { kind: 'in_flight' };
  if (row.fingerprint !== fingerprint) return { kind: 'differs' };
  return row.body === null ? { kind: 'in_flight' } : { kind: 'answered', status: row.status, body: row.body };
}

export async function storeAnswer(db: Database, mark: RepeatMark, status: number, body: string): Promise<void> {
  await db.run('update idempotency_keys set status = $4, body = $5 where user_id = $1 and key = $2 and created_at = $3::timestamptz', [
    ...identityOf(mark),
    status,
    body,
  ]);
}

/** Only a claim without an effect is given back. */
export async function releaseKey(db: Database, mark: RepeatMark): Promise<void> {
  await db.run(
    'delete from idempotency_keys where user_id = $1 and key = $2 and created_at = $3::timestamptz and status is null',
    identityOf(mark),
  );
}

export async function forgetOldKeys(run: Run): Promise<void> {
  await run(`delete from idempotency_keys where created_at < now() - interval '24 hours'`, []);
}

const identityOf = ({ user_id, key, claimed_at }: RepeatMark): unknown[] => [user_id, key, claimed_at];
