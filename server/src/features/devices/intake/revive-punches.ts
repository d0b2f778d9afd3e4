import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { acceptPunches } from './accept-punches.ts';
import type { JudgedPunch } from './judged-punch.ts';
import type { StoredPunch } from './store-punches.ts';

/** What was taken back with a file counts again when it comes another time. */
export async function revivePunches(tx: Transaction, punches: JudgedPunch[], batch_id: number | null): Promise<StoredPunch[]> {
  const { rows } = await sql<Columns<'raw_punches', 'id' | 'dedupe_key'>>`
    select id, dedupe_key from raw_punches
    where dedupe_key = any(${punches.map(({ dedupe_key }) => dedupe_key)}::text[]) and outcome = 'ignored' and outcome_reason = 'undone'
    order by id for update`.execute(tx);
  if (rows.length === 0) return [];
  const doubts = new Map(punches.map(({ dedupe_key, doubt }) => [dedupe_key, doubt]));
  const reasons = rows.map(({ dedupe_key }) => doubts.get(dedupe_key) ?? 'unknown_pin');
  await sql`
    update raw_punches p set outcome = 'quarantined', outcome_reason = f.reason, batch_id = ${batch_id}
    from unnest(${rows.map(({ id }) => id)}::int[], ${reasons}::text[]) f (id, reason) where p.id = f.id`.execute(tx);
  const believed = rows.filter(({ dedupe_key }) => !doubts.get(dedupe_key)).map(({ id }) => id);
  const accepted = new Set(await acceptPunches(tx, believed));
  return rows.map(({ id, dedupe_key }) => ({ dedupe_key, outcome: accepted.has(id) ? 'accepted' : 'quarantined' }));
}
