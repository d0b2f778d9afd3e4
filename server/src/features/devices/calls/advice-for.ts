import type { DeviceHealth } from '@cadre/contract/calls/devices';
import { localTextAt } from '@cadre/rules/attendance/plan/zone';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { missedChange } from '../clock/clock-state.ts';
import type { KnownDevice } from '../intake/known-device.ts';

type Advice = DeviceHealth['advice'][number];
type Facts = {
  punches: number;
  codes: number;
  code: number | null;
  clock_set: string | null;
  counted: { day: string; theirs: number; ours: number } | null;
  other: { count: number; pin: string; name: string; employee: string } | null;
};

/** After this many punches in a row with the same code, the keys of the device count as unused. */
const enough = 50;
const drifting = 120;

/** The advice for a device, most important first. */
export async function adviceFor(
  db: Runner,
  device: KnownDevice,
  { unmatched_pins, connection }: Pick<DeviceHealth, 'unmatched_pins' | 'connection'>,
): Promise<Advice[]> {
  const { punches, codes, code, clock_set, counted, other } = await factsOf(db, device);
  const missed = await missedChange(db, device);
  const moved = zoneLeft(device);
  const drift = device.clock_drift_seconds ?? 0;
  const found: (Advice | false)[] = [
    connection === 'offline' && { code: 'offline', args: { hours: hoursSince(device.last_seen_at) } },
    !missed &&
      Math.abs(drift) > drifting && {
        code: 'clock_drift',
        args: { minutes: Math.round(Math.abs(drift) / 60), way: drift > 0 ? 'slow' : 'fast' },
      },
    missed !== undefined && { code: 'clock_change', args: missed },
    moved !== undefined && { code: 'zone_changed', args: moved },
    clock_set !== null && { code: 'clock_set', args: { time: clock_set } },
    counted !== null && counted.theirs > counted.ours && { code: 'count_differs', args: counted },
    other !== null && { code: 'other_name', args: other },
    unmatched_pins > 0 && { code: 'unmatched', args: { count: unmatched_pins } },
    device.direction_mode === 'device' && punches >= enough && codes === 1 && { code: 'same_code', args: { code: code ?? '' } },
  ];
  return found.filter((advice) => advice !== false);
}

async function factsOf(db: Runner, { id }: KnownDevice): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select latest.*,
      (select max(o.sent_time) from device_operations o
        where o.device_id = ${id} and o.code = 21 and o.occurred_at > now() - interval '7 days') as clock_set,
      (select json_build_object('count', count(*), 'pin', min(d.pin), 'name', min(d.name_on_device), 'employee', min(d.name)) from (
        select u.pin, u.name_on_device, e.name from device_users u join employees e on e.id = u.employee_id
        where u.device_id = ${id} and u.matched_by = 'employee_code' and number_is_doubted(u.device_id, u.pin, u.employee_id)
        order by u.pin) d having count(*) > 0) as other,
      (select c.answer::json from device_commands c
        where c.device_id = ${id} and c.wish like 'verify%' and c.status = 'executed' and c.answer like '{"day":%'
        order by c.answered_at desc limit 1) as counted
    from (
      select count(*)::int as punches, count(distinct coalesce(p.code, -1))::int as codes, min(p.code) as code
      from (select code from raw_punches where device_id = ${id} and occurred_at is not null order by received_at desc, id desc limit ${enough}) p
    ) latest`.execute(db);
  return rows[0] as Facts;
}

const monthMs = 30 * 24 * 3_600_000;

/**
 * The zone was changed in the form, which applies from that minute on, not to earlier punches. A correction of the time names a day
 * instead, so it ends at midnight.
 */
function zoneLeft({ timezone, readings }: KnownDevice): { zone: string; time: string } | undefined {
  const lately = localTextAt(timezone, Date.now() - monthMs);
  const left = readings.find(({ timezone: zone, to }) => zone !== null && to !== null && to > lately && !to.endsWith('00:00:00'));
  return left && { zone: left.timezone ?? '', time: (left.to ?? '').slice(0, 16) };
}

const hoursSince = (at: Date | null): number => Math.max(1, Math.floor((Date.now() - (at?.getTime() ?? Date.now())) / 3_600_000));
