import { localDayAt } from '@cadre/rules/attendance/zone';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { eventsFrom } from './events-from.ts';
import { type FindHolder, loadHolders } from './holders.ts';
import type { JudgedPunch } from './judged-punch.ts';
import type { KnownDevice } from './known-device.ts';

export type Outcome = 'accepted' | 'quarantined' | 'rejected';
/** What became of a line that was new; known ones leave no trace. */
export type StoredPunch = Columns<'raw_punches', 'dedupe_key' | 'outcome'> & { outcome: Outcome };

type Result = { outcome: Outcome; reason: string | null; employee_id: number | null };
type Delivery = { device: KnownDevice; source: 'device' | 'file' | 'sync'; received_at: Date; batch_id: number | null };

/** Keeps every line once, whatever it is; those that count become events. One statement, so that it is all or nothing. */
export async function storePunches(
  tx: Transaction,
  { device, source, received_at, batch_id }: Delivery,
  punches: JudgedPunch[],
): Promise<StoredPunch[]> {
  if (punches.length === 0) return [];
  const pins = [...new Set(punches.flatMap(({ pin }) => (pin === null ? [] : [pin])))];
  const holderOf = await loadHolders(tx, device.id, pins);
  const results = punches.map((punch) => resultOf(punch, device, holderOf));
  const { rows } = await sql<StoredPunch>`
    with sent as (
      select * from unnest(
        ${punches.map(({ pin }) => pin)}::text[], ${punches.map(({ sent_time }) => sent_time)}::text[],
        ${punches.map(({ at }) => (at === null ? null : new Date(at).toISOString()))}::timestamptz[], ${punches.map(({ code }) => code)}::int[],
        ${punches.map(({ verify_code }) => verify_code)}::int[], ${punches.map(({ workcode }) => workcode)}::text[],
        ${punches.map(({ raw_line }) => raw_line)}::text[], ${punches.map(({ dedupe_key }) => dedupe_key)}::text[],
        ${punches.map(({ flag }) => flag)}::text[], ${results.map(({ outcome }) => outcome)}::text[],
        ${results.map(({ reason }) => reason)}::text[], ${results.map(({ employee_id }) => employee_id)}::int[]
      ) s (pin, sent_time, occurred_at, code, verify_code, workcode, raw_line, dedupe_key, flag, outcome, outcome_reason, employee_id)
    ), stored as (
      insert into raw_punches (device_id, source, received_at, batch_id,
        pin, sent_time, occurred_at, code, verify_code, workcode, raw_line, dedupe_key, flag, outcome, outcome_reason, employee_id)
      select ${device.id}, ${source}, ${received_at}::timestamptz, ${batch_id}::int, s.* from sent s
      on conflict (dedupe_key) do nothing
      returning id, device_id, source, occurred_at, code, flag, outcome, employee_id, dedupe_key
    ), events as (${eventsFrom(sql`stored`)})
    select dedupe_key, outcome from stored`.execute(tx);
  return rows;
}

function resultOf(punch: JudgedPunch, { timezone }: KnownDevice, holderOf: FindHolder): Result {
  if (punch.pin === null || punch.at === null) return { outcome: 'rejected', reason: punch.doubt, employee_id: null };
  const holder = holderOf(punch.pin, localDayAt(timezone, punch.at));
  const employee_id = holder?.employee_id ?? null;
  if (punch.doubt) return { outcome: 'quarantined', reason: punch.doubt, employee_id: null };
  if (!holder) return { outcome: 'quarantined', reason: 'unknown_pin', employee_id: null };
  if (!holder.is_employed) return { outcome: 'quarantined', reason: 'not_employed', employee_id: null };
  if (holder.is_doubted) return { outcome: 'quarantined', reason: 'other_name', employee_id: null };
  return { outcome: 'accepted', reason: null, employee_id };
}
