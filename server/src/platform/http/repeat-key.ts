import type { Database, Run } from '../database/database.ts';
import { instance } from '../database/instance.ts';
import type { CachedResponse } from './cached-response.ts';
import type { RepeatMark } from './repeat-mark.ts';

type RepeatKey = { user_id: number; key: string; fingerprint: string };

type Claim =
  | { kind: 'claimed'; mark: RepeatMark }
  | { kind: 'answered'; status: number; kept: CachedResponse }
  | { kind: 'done' }
  | { kind: 'differs' }
  | { kind: 'in_flight' };

/** Longer than any request may take: an older claim without an effect was abandoned. */
const abandoned = `interval '2 minutes'`;

/** Whether the holder is still working on it: this process, or one with open connections. */
const isHeld = `(k.created_at > clock_timestamp() - ${abandoned}
  and (k.holder = $3 or exists (select from pg_stat_activity a where a.application_name = k.holder)))`;

/**
 * A claim without an effect becomes free once its holder is gone. If that is wrong, no harm is done: the effect is saved together with the mark of
 * its own claim, or not at all.
 */
const takeKey = `
  insert into idempotency_keys as k (user_id, key, holder, fingerprint, created_at) values ($1, $2, $3, $4, clock_timestamp())
  on conflict (user_id, key) do update set created_at = clock_timestamp(), holder = excluded.holder
    where k.status is null and k.fingerprint = $4 and not ${isHeld}
  returning created_at::text as claimed_at`;

const findKey = `select fingerprint, status, kept, ${isHeld} as is_held from idempotency_keys k where user_id = $1 and key = $2`;

export async function claimKey(db: Database, { user_id, key, fingerprint }: RepeatKey): Promise<Claim> {
  const taken = await db.run(takeKey, [user_id, key, instance, fingerprint]);
  if (taken.rows[0]) return { kind: 'claimed', mark: { user_id, key, claimed_at: taken.rows[0].claimed_at, isSaved: false } };
  const { rows } = await db.run(findKey, [user_id, key, instance]);
  const row = rows[0];
  if (!row) return { kind: 'in_flight' };
  if (row.fingerprint !== fingerprint) return { kind: 'differs' };
  if (row.kept !== null) return { kind: 'answered', status: row.status, kept: row.kept };
  // Its effect is saved, but the process crashed before it could store the response.
  return row.status === null || row.is_held ? { kind: 'in_flight' } : { kind: 'done' };
}

export async function storeResponse(db: Database, mark: RepeatMark, status: number, stored: CachedResponse): Promise<void> {
  await db.run(
    'update idempotency_keys set status = $4, kept = $5::jsonb where user_id = $1 and key = $2 and created_at = $3::timestamptz',
    [...identityOf(mark), status, JSON.stringify(stored)],
  );
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
