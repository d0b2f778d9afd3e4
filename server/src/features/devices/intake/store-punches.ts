import { localDayAt } from '@cadre/rules/attendance/plan/zone';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { CheckedPunch } from './checked-punch.ts';
import type { Delivery } from './delivery.ts';
import { eventsFrom } from './events-from.ts';
import { type FindHolder, loadHolders } from './holders.ts';
import type { KnownDevice } from './known-device.ts';
import { noteHolders } from './note-holders.ts';

type Outcome = 'accepted' | 'quarantined' | 'rejected';
/** The number of new lines by outcome; known lines are not stored again. */
type Stored = Record<Outcome, number> & { batch_id: number | null };

type Result = { outcome: Outcome; reason: string | null; employee_id: number | null };

/**
 * Stores every line once, whether readable or not; accepted ones become events, and the use of their numbers is recorded. A single
 * statement is atomic and takes one round trip to the database.
 */
export async function storePunches(tx: Transaction, delivery: Delivery, punches: CheckedPunch[]): Promise<Stored> {
  const { device, source, received_at, batch } = delivery;
  const pins = [...new Set(punches.flatMap(({ pin }) => (pin === null ? [] : [pin])))];
  const holderOf = await loadHolders(tx, device.id, pins);
  const results = punches.map((punch) => resultOf(punch, device, holderOf));
  const { rows } = await sql<Stored>`
    with sent as (
      select * from unnest(
        ${punches.map(({ pin }) => pin)}::text[], ${punches.map(({ sent_time }) => sent_time)}::text[],
        ${punches.map(({ at }) => (at === null ? null : new Date(at).toISOString()))}::timestamptz[], ${punches.map(({ code }) => code)}::int[],
        ${punches.map(({ verify_code }) => verify_code)}::int[], ${punches.map(({ workcode }) => workcode)}::text[],
        ${punches.map(({ raw_line }) => raw_line)}::text[], ${punches.map(({ dedupe_key }) => dedupe_key)}::text[],
        ${punches.map(({ flag }) => flag)}::text[], ${results.map(({ outcome }) => outcome)}::text[],
        ${results.map(({ reason }) => reason)}::text[], ${results.map(({ employee_id }) => employee_id)}::int[]
      ) s (pin, sent_time, occurred_at, code, verify_code, workcode, raw_line, dedupe_key, flag, outcome, outcome_reason, employee_id)
    ), batch as materialized (
      select ${batch === 'new' ? sql`nextval(pg_get_serial_sequence('punch_batches', 'id'))::int` : sql`${batch}::int`} as id
    ), stored as (
      insert into raw_punches (device_id, source, received_at, batch_id,
        pin, sent_time, occurred_at, code, verify_code, workcode, raw_line, dedupe_key, flag, outcome, outcome_reason, employee_id)
      select ${device.id}, ${source}, ${received_at}::timestamptz, batch.id, s.* from batch cross join sent s
      on conflict (dedupe_key) do nothing
      returning id, device_id, source, pin, occurred_at, code, flag, outcome, employee_id
    ), events as (${eventsFrom(sql`stored`, device)}
    ), ${noteHolders(device, sql`select pin, max(occurred_at) as at from stored where outcome = 'accepted' group by pin`)},
    heard as (${heardOf(delivery)}),
    counted as materialized (
      select count(*) filter (where outcome = 'accepted')::int as accepted, count(*) filter (where outcome = 'quarantined')::int as quarantined,
        count(*) filter (where outcome = 'rejected')::int as rejected
      from stored
    ), kept as (${batchOf(delivery)})
    select batch.id as batch_id, counted.* from batch cross join counted`.execute(tx);
  return rows[0] as Stored;
}

/** An imported file is no contact with the device. */
const heardOf = ({ device, source, received_at, stamps = {} }: Delivery): Sql => sql`
  update devices set last_punch_at = greatest(last_punch_at, (select max(at) from seen)), stamps = stamps || ${JSON.stringify(stamps)}::jsonb,
    last_seen_at = case when ${source !== 'file'} then ${received_at}::timestamptz else last_seen_at end
  where id = ${device.id}`;

/** Stores the counts of received and new lines: in a new batch, or added to those of an existing one. */
const batchOf = ({ device, source, lines, user_id, file_name, batch }: Delivery): Sql =>
  batch === 'new'
    ? sql`
      insert into punch_batches (id, device_id, source, file_name, user_id, received, inserted, duplicates, quarantined, rejected) overriding system value
      select batch.id, ${device.id}, ${source}, ${file_name ?? null}, ${user_id ?? null}, ${lines.length}, accepted,
        ${lines.length}::int - accepted - quarantined - rejected, quarantined, rejected
      from batch cross join counted`
    : sql`
      update punch_batches b set received = b.received + ${lines.length}, inserted = b.inserted + accepted,
        duplicates = b.duplicates + ${lines.length}::int - accepted - c.quarantined - c.rejected,
        quarantined = b.quarantined + c.quarantined, rejected = b.rejected + c.rejected
      from batch cross join counted c where b.id = batch.id`;

function resultOf(punch: CheckedPunch, { timezone }: KnownDevice, holderOf: FindHolder): Result {
  if (punch.pin === null || punch.at === null) return { outcome: 'rejected', reason: punch.doubt, employee_id: null };
  const holder = holderOf(punch.pin, localDayAt(timezone, punch.at));
  const employee_id = holder?.employee_id ?? null;
  if (punch.doubt) return { outcome: 'quarantined', reason: punch.doubt, employee_id: null };
  if (!holder) return { outcome: 'quarantined', reason: 'unknown_pin', employee_id: null };
  if (!holder.is_employed) return { outcome: 'quarantined', reason: 'not_employed', employee_id: null };
  if (holder.is_doubted) return { outcome: 'quarantined', reason: 'other_name', employee_id: null };
  return { outcome: 'accepted', reason: null, employee_id };
}
