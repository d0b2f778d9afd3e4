import { localDayAt, localTextAt } from '@cadre/rules/attendance/zone';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { acceptPunches } from '../intake/accept-punches.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import { type DeviceClock, readMoment } from '../intake/read-moment.ts';
import { devicePunchKey } from '../protocol/dedupe-key.ts';
import { plausibleTime } from '../protocol/plausible-time.ts';

type Stored = Columns<
  'raw_punches',
  'id' | 'pin' | 'sent_time' | 'occurred_at' | 'received_at' | 'code' | 'flag' | 'outcome' | 'outcome_reason' | 'employee_id'
> & {
  pin: string;
  sent_time: string;
  occurred_at: Date;
};
type Read = { punch: Stored; at: number; flag: string | null; dedupe_key: string; is_plausible: boolean };
export type Moved = { punches: number; people: number; days: number };

/** Reads everything that a device ever sent by another clock: what it sent stays, the events move, and their days are settled again. */
export async function readAgain(tx: Transaction, device: KnownDevice, clock: DeviceClock, why: string, user_id: number): Promise<Moved> {
  const moved = (await storedOf(tx, device.id)).flatMap(reader(device, clock));
  await sql`
    update devices set timezone = ${clock.timezone}, readings = ${JSON.stringify(clock.readings)}::jsonb, version = version + 1, updated_at = now(),
      updated_by_id = ${user_id} where id = ${device.id}`.execute(tx);
  if (moved.length === 0) return { punches: 0, people: 0, days: 0 };
  const live = await voidEvents(tx, moved, why, user_id);
  await keepReadings(tx, moved, live);
  const countable = moved.filter(({ is_plausible }) => is_plausible);
  // What counted goes on counting, whoever decided it; what waited only for its time is judged like any other.
  await acceptPunches(tx, idsOf(countable.filter(({ punch }) => live.has(punch.id))), true);
  await acceptPunches(tx, idsOf(countable.filter(({ punch }) => punch.outcome_reason === 'clock')));
  await sql`update devices set last_punch_at = (select max(occurred_at) from raw_punches where device_id = ${device.id} and outcome = 'accepted') where id = ${device.id}`.execute(
    tx,
  );
  return countsOf(moved, device, clock);
}

async function storedOf(tx: Transaction, device_id: number): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select id, pin, sent_time, occurred_at, received_at, code, flag, outcome, outcome_reason, employee_id from raw_punches
    where device_id = ${device_id} and pin is not null and sent_time is not null and occurred_at is not null order by id for update`.execute(
    tx,
  );
  return rows;
}

/** What is read differently now. A moment or an offset that came with a punch is not a matter of the zone, and stays what it was. */
function reader(device: KnownDevice, clock: DeviceClock): (punch: Stored) => Read[] {
  let before: number | undefined;
  return (punch) => {
    const was = punch.occurred_at.getTime();
    const isEpoch = /^\d+$/.test(punch.sent_time);
    const line = {
      local_time: isEpoch ? null : punch.sent_time,
      epoch: isEpoch ? Number(punch.sent_time) : null,
      utc_offset_minutes: null,
    };
    const offset = isEpoch || wasReadOnTheWall(line, device, was) ? null : offsetOf(punch, device, was);
    const { at, wall, flag } = readMoment({ ...line, utc_offset_minutes: offset }, clock, before);
    before = at;
    if (at === was) return [];
    const dedupe_key = devicePunchKey({ serial: device.serial_no, pin: punch.pin, local_time: wall, status_code: punch.code });
    const is_plausible = plausibleTime(at, punch.received_at.getTime(), true) === 'plausible';
    return [{ punch, at, flag: flag ?? (punch.flag === 'clock_drift' ? 'clock_drift' : null), dedupe_key, is_plausible }];
  };
}

/** In the hour that comes twice either reading is one. */
const wasReadOnTheWall = (line: Parameters<typeof readMoment>[0], device: DeviceClock, was: number): boolean =>
  [undefined, was + 1].some((before) => readMoment(line, device, before).at === was);

const minute = 60_000;

/** The offset that must have come with it: the difference, but for what the clock was corrected by. */
function offsetOf({ sent_time }: Stored, device: DeviceClock, was: number): number {
  const inUtc = readMoment({ local_time: sent_time, epoch: null, utc_offset_minutes: 0 }, device, undefined).at;
  return Math.round((inUtc - was) / minute);
}

/** Events are facts: those that were read wrongly are voided. Gives the punches that counted until now. */
async function voidEvents(tx: Transaction, moved: Read[], why: string, user_id: number): Promise<Set<number>> {
  const { rows } = await sql<Columns<'attendances', 'raw_id'>>`
    update attendances set state = 'voided', voided_at = now(), void_reason = ${why}, version = version + 1, updated_at = now(), updated_by_id = ${user_id}
    where raw_id = any(${idsOf(moved)}::int[]) and voided_at is null returning raw_id`.execute(tx);
  return new Set(rows.map(({ raw_id }) => raw_id as number));
}

/** What would be the same as another punch now is that one. */
async function keepReadings(tx: Transaction, moved: Read[], live: Set<number>): Promise<void> {
  const outcomes = moved.map(({ punch, is_plausible }) => outcomeOf(punch, is_plausible, live.has(punch.id)));
  await sql`select set_config('app.reading_again', 'on', true)`.execute(tx);
  await sql`
    with read as (
      select r.*, exists (select from raw_punches other where other.dedupe_key = r.dedupe_key and other.id <> r.id) as is_twin
      from unnest(${idsOf(moved)}::int[], ${moved.map(({ at }) => new Date(at))}::timestamptz[], ${moved.map(({ flag }) => flag)}::text[],
        ${moved.map(({ dedupe_key }) => dedupe_key)}::text[], ${outcomes.map(({ outcome }) => outcome)}::text[],
        ${outcomes.map(({ reason }) => reason)}::text[]) r (id, at, flag, dedupe_key, outcome, reason)
    )
    update raw_punches p set occurred_at = r.at, flag = r.flag, dedupe_key = case when r.is_twin then p.dedupe_key else r.dedupe_key end,
      outcome = case when r.is_twin then 'ignored' else r.outcome end, outcome_reason = case when r.is_twin then 'duplicate' else r.reason end,
      employee_id = case when r.outcome = 'quarantined' then null else p.employee_id end
    from read r where p.id = r.id`.execute(tx);
  await sql`select set_config('app.reading_again', 'off', true)`.execute(tx);
}

/** A time that cannot be waits, however often somebody counted it before. */
function outcomeOf(
  { outcome, outcome_reason }: Stored,
  is_plausible: boolean,
  isLive: boolean,
): { outcome: string; reason: string | null } {
  if (!isLive && outcome !== 'quarantined') return { outcome, reason: outcome_reason };
  if (!is_plausible) return { outcome: 'quarantined', reason: 'clock' };
  return { outcome: 'quarantined', reason: outcome_reason === 'clock' || isLive ? 'unknown_pin' : outcome_reason };
}

function countsOf(moved: Read[], device: DeviceClock, clock: DeviceClock): Moved {
  const known = moved.filter(({ punch }) => punch.employee_id !== null);
  const days = known.flatMap(({ punch, at }) => [
    `${punch.employee_id} ${localDayAt(device.timezone, punch.occurred_at.getTime())}`,
    `${punch.employee_id} ${localTextAt(clock.timezone, at).slice(0, 10)}`,
  ]);
  return { punches: moved.length, people: new Set(known.map(({ punch }) => punch.employee_id)).size, days: new Set(days).size };
}

const idsOf = (read: Read[]): number[] => read.map(({ punch }) => punch.id);
