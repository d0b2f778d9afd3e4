import type { DeviceHealth } from '@cadre/contract/calls/devices';
import { localDayAt, offsetMinutes } from '@cadre/rules/attendance/plan/zone';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import { lastChange, nextChange } from './zone-changes.ts';

const aheadDays = 366;
const recentDays = 8;
const minute = 60_000;

/** The UTC offset last sent to a device, and its next change. */
export function clockState({ timezone, told_offset, told_offset_at }: KnownDevice, now = Date.now()): DeviceHealth['clock'] {
  const next = nextChange(timezone, now, aheadDays);
  return {
    offset_minutes: offsetMinutes(timezone, now),
    told_offset_minutes: told_offset,
    told_at: told_offset_at?.toISOString() ?? null,
    next_change: next ? { at: new Date(next.at).toISOString(), offset_minutes: next.offset } : null,
  };
}

type Evidence = { refused: boolean; disproved: boolean; drift: number | null };

/** Whether a device missed a clock change: it did not take the command, reports another zone itself, or its punches show the old time. */
export async function missedChange(
  db: Runner,
  device: KnownDevice,
  now = Date.now(),
): Promise<{ day: string; minutes: number } | undefined> {
  const change = lastChange(device.timezone, now, recentDays);
  if (!change) return undefined;
  const moved = change.offset - offsetMinutes(device.timezone, change.at - minute);
  const since = new Date(change.at);
  const { rows } = await sql<Evidence>`
    select
      exists (select from device_commands c where c.device_id = ${device.id} and c.wish = ${`clock:${change.offset}`} and c.status <> 'executed'
        and c.created_at between ${since}::timestamptz and now() - interval '30 minutes') as refused,
      coalesce((select c.wish <> 'clock_proof:' || (c.answer::json ->> 'told') from device_commands c
        where c.device_id = ${device.id} and c.wish like 'clock_proof:%' and c.status = 'executed' and c.answer like '{"told":%' and c.created_at >= ${since}::timestamptz
        order by c.id desc limit 1), false) as disproved,
      (select percentile_cont(0.5) within group (order by extract(epoch from p.received_at - p.occurred_at)) / 60
        from (select received_at, occurred_at from raw_punches
          where device_id = ${device.id} and source = 'device' and batch_id is null and received_at >= ${since}::timestamptz
            and occurred_at between received_at - interval '12 hours' and received_at + interval '12 hours'
          order by received_at desc limit 5) p) as drift`.execute(db);
  const { refused, disproved, drift } = rows[0] as Evidence;
  const isShown = device.told_offset === change.offset;
  const isOff = drift !== null && Math.abs(drift - moved) < 10;
  return (refused && !isShown) || disproved || isOff
    ? { day: localDayAt(device.timezone, change.at), minutes: Math.abs(moved) }
    : undefined;
}
