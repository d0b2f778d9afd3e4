import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { acceptPunches } from './accept-punches.ts';
import { type CheckedPunch, judgePunches } from './checked-punch.ts';
import type { Delivery } from './delivery.ts';
import type { KnownDevice } from './known-device.ts';
import { noteHolders } from './note-holders.ts';
import { storePunches } from './store-punches.ts';

export type Received = {
  batch_id: number | null;
  received: number;
  inserted: number;
  duplicates: number;
  quarantined: number;
  rejected: number;
  /** The moment of the last line, by which the first line of the next delivery is resolved. */
  last_at: Date | null;
};

/**
 * Receives a delivery completely or not at all; the transaction holds the lock of the device (`lockDevice`). Punches that are already
 * known, from this delivery or an earlier one, are counted as duplicates and stay unchanged unless they are revived.
 */
export async function receivePunches(tx: Transaction, delivery: Delivery): Promise<Received> {
  const { device, lines } = delivery;
  const judged = await judge(tx, delivery);
  const { batch_id, accepted, quarantined, rejected } = await storePunches(tx, delivery, judged);
  const areNew = accepted + quarantined + rejected;
  const revived = areNew < judged.length ? await revivePunches(tx, judged, batch_id) : [];
  if (areNew < judged.length) await noteRepeats(tx, delivery, judged, batch_id);
  const counting = revived.filter(({ counts }) => counts).map(({ punch }) => punch);
  const received = {
    batch_id,
    received: lines.length,
    inserted: accepted + counting.length,
    duplicates: lines.length - areNew - revived.length,
    quarantined: quarantined + revived.length - counting.length,
    rejected,
    last_at: lastMoment(judged),
  };
  if (revived.length > 0) await noteRevived(tx, { device, batch_id }, revived.length, counting);
  return received;
}

/** Very old punches count only on request: in an imported file, or after a command to send them. */
async function judge(tx: Transaction, { device, source, lines, received_at }: Delivery): Promise<CheckedPunch[]> {
  const circumstances = { received_at: received_at.getTime(), isBackfill: source === 'file' };
  const judged = judgePunches(lines, device, circumstances);
  if (!judged.some(({ doubt }) => doubt === 'too_old') || !(await wasApprover(tx, device))) return judged;
  return judgePunches(lines, device, { ...circumstances, isBackfill: true });
}

async function wasApprover(tx: Transaction, device: KnownDevice): Promise<boolean> {
  const { rows } = await sql`
    select from device_commands
    where device_id = ${device.id} and (wish = 'resync' or wish like 'backfill:%') and sent_at > now() - interval '1 day' limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

function lastMoment(judged: readonly CheckedPunch[]): Date | null {
  const last = judged.findLast(({ at }) => at !== null);
  return last ? new Date(last.at as number) : null;
}

async function noteRevived(
  tx: Transaction,
  { device, batch_id }: { device: KnownDevice; batch_id: number | null },
  revived: number,
  counting: CheckedPunch[],
): Promise<void> {
  const pins = counting.map(({ pin }) => pin);
  const times = counting.map(({ at }) => at && new Date(at).toISOString());
  const punched = sql`
    select pin, max(at) as at from unnest(${pins}::text[], ${times}::timestamptz[]) s (pin, at)
    where pin is not null and at is not null group by pin`;
  await sql`
    with ${noteHolders(device, punched)}, used as (
      update devices set last_punch_at = greatest(last_punch_at, (select max(at) from seen)) where id = ${device.id}
    )
    update punch_batches set inserted = inserted + ${counting.length}, duplicates = duplicates - ${revived},
      quarantined = quarantined + ${revived - counting.length}
    where id = ${batch_id}`.execute(tx);
}

/** Punches of a file that also arrive another way stay when the import of the file is undone. Repeats from a terminal are recorded once. */
async function noteRepeats(tx: Transaction, { source }: Delivery, punches: CheckedPunch[], batch_id: number | null): Promise<void> {
  await sql`
    insert into punch_repeats (raw_id, batch_id)
    select r.id, ${source === 'file' ? batch_id : null}::int from raw_punches r join punch_batches b on b.id = r.batch_id and b.source = 'file'
    where r.dedupe_key = any(${punches.map(({ dedupe_key }) => dedupe_key)}::text[]) and b.id is distinct from ${batch_id}::int
    on conflict do nothing`.execute(tx);
}

type Revived = { punch: CheckedPunch; counts: boolean };

/** Punches undone with a file count again when they arrive another time, and too old ones after a request for them. */
async function revivePunches(tx: Transaction, punches: CheckedPunch[], batch_id: number | null): Promise<Revived[]> {
  const byKey = new Map(punches.map((punch) => [punch.dedupe_key, punch]));
  const plausible = punches.flatMap(({ dedupe_key, doubt }) => (doubt === null ? [dedupe_key] : []));
  const { rows } = await sql<Columns<'raw_punches', 'id' | 'dedupe_key'>>`
    select id, dedupe_key from raw_punches
    where dedupe_key = any(${[...byKey.keys()]}::text[])
      and (outcome = 'ignored' and outcome_reason = 'undone' or outcome = 'quarantined' and outcome_reason = 'too_old' and dedupe_key = any(${plausible}::text[]))
    order by id for update`.execute(tx);
  if (rows.length === 0) return [];
  const known = rows.map(({ id, dedupe_key }) => ({ id, punch: byKey.get(dedupe_key) as CheckedPunch }));
  await sql`
    update raw_punches p set outcome = 'quarantined', outcome_reason = f.reason, batch_id = ${batch_id}
    from unnest(${known.map(({ id }) => id)}::int[], ${known.map(({ punch }) => punch.doubt ?? 'unknown_pin')}::text[]) f (id, reason)
    where p.id = f.id`.execute(tx);
  const believed = known.flatMap(({ id, punch }) => (punch.doubt ? [] : [id]));
  const accepted = new Set(await acceptPunches(tx, believed));
  return known.map(({ id, punch }) => ({ punch, counts: accepted.has(id) }));
}
