import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { ReadLine } from '../protocol/punch-line.ts';
import { acceptPunches } from './accept-punches.ts';
import { type JudgedPunch, judgePunches } from './judged-punch.ts';
import type { KnownDevice } from './known-device.ts';
import { noteHolders } from './note-holders.ts';
import { type StoredPunch, storePunches } from './store-punches.ts';

export type Delivery = {
  device: KnownDevice;
  source: 'device' | 'file' | 'sync';
  lines: readonly ReadLine[];
  received_at: Date;
  user_id?: number | undefined;
  file_name?: string | undefined;
};

export type Received = {
  batch_id: number | null;
  received: number;
  inserted: number;
  duplicates: number;
  quarantined: number;
  rejected: number;
  /** The moment of the last line: its neighbour in the next delivery is told by it. */
  last_at: Date | null;
};

/** Takes a delivery in, whole or not at all. Whatever was known already, in this delivery or before it, is counted and left alone. */
export async function receivePunches(tx: Transaction, delivery: Delivery): Promise<Received> {
  const { device, source, lines, received_at } = delivery;
  const batch_id = await begin(tx, delivery);
  const judged = await judge(tx, delivery);
  const stored = await storePunches(tx, { device, source, received_at, batch_id }, judged);
  if (stored.length < judged.length) stored.push(...(await revivePunches(tx, judged, batch_id)));
  const count = (outcome: StoredPunch['outcome']): number => stored.filter((one) => one.outcome === outcome).length;
  const received = {
    batch_id,
    received: lines.length,
    inserted: count('accepted'),
    duplicates: lines.length - stored.length,
    quarantined: count('quarantined'),
    rejected: count('rejected'),
    last_at: lastMoment(judged),
  };
  if (received.inserted > 0) await noteHolders(tx, device, acceptedOf(judged, stored));
  if (batch_id !== null) await keepBatch(tx, delivery, { ...received, batch_id });
  return received;
}

/**
 * All of it is found by keys. In a young house the planner would rather read whole tables, which are small then, and a connection keeps
 * the plans of its foreign keys while the tables grow. Gives the number of the batch; a single punch in real time is no delivery worth one.
 */
async function begin(tx: Transaction, { source, lines }: Delivery): Promise<number | null> {
  const isBatch = source !== 'device' || lines.length > 1;
  const { rows } = await sql<{ batch_id: number | null }>`
    select case when ${isBatch} then nextval(pg_get_serial_sequence('punch_batches', 'id'))::int end as batch_id
    from set_config('enable_seqscan', 'off', true)`.execute(tx);
  return rows[0]?.batch_id ?? null;
}

/** What is very old counts only when somebody asked for it: by bringing a file, or by asking the device to send it. */
async function judge(tx: Transaction, { device, source, lines, received_at }: Delivery): Promise<JudgedPunch[]> {
  const circumstances = { received_at: received_at.getTime(), isBackfill: source === 'file' };
  const judged = judgePunches(lines, device, circumstances);
  if (!judged.some(({ doubt }) => doubt === 'too_old') || !(await wasAsked(tx, device))) return judged;
  return judgePunches(lines, device, { ...circumstances, isBackfill: true });
}

async function wasAsked(tx: Transaction, device: KnownDevice): Promise<boolean> {
  const { rows } = await sql`
    select from device_commands
    where device_id = ${device.id} and (wish = 'resync' or wish like 'backfill:%') and sent_at > now() - interval '1 day' limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

function lastMoment(judged: readonly JudgedPunch[]): Date | null {
  const last = judged.findLast(({ at }) => at !== null);
  return last ? new Date(last.at as number) : null;
}

async function keepBatch(
  tx: Transaction,
  { device, source, user_id, file_name }: Delivery,
  { batch_id, received, inserted, duplicates, quarantined, rejected }: Received,
): Promise<void> {
  await sql`
    insert into punch_batches (id, device_id, source, file_name, user_id, received, inserted, duplicates, quarantined, rejected) overriding system value
    values (${batch_id}, ${device.id}, ${source}, ${file_name ?? null}, ${user_id ?? null}, ${received}, ${inserted}, ${duplicates},
      ${quarantined}, ${rejected})`.execute(tx);
}

function acceptedOf(judged: JudgedPunch[], stored: StoredPunch[]): JudgedPunch[] {
  const keys = new Set(stored.flatMap(({ outcome, dedupe_key }) => (outcome === 'accepted' ? [dedupe_key] : [])));
  return judged.filter(({ dedupe_key }) => keys.has(dedupe_key));
}

/** What was taken back with a file counts again when it comes another time, and what was too old once somebody asked for it. */
async function revivePunches(tx: Transaction, punches: JudgedPunch[], batch_id: number | null): Promise<StoredPunch[]> {
  const plausible = punches.flatMap(({ dedupe_key, doubt }) => (doubt === null ? [dedupe_key] : []));
  const { rows } = await sql<Columns<'raw_punches', 'id' | 'dedupe_key'>>`
    select id, dedupe_key from raw_punches
    where dedupe_key = any(${punches.map(({ dedupe_key }) => dedupe_key)}::text[])
      and (outcome = 'ignored' and outcome_reason = 'undone' or outcome = 'quarantined' and outcome_reason = 'too_old' and dedupe_key = any(${plausible}::text[]))
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
