import { type DeviceClock, readMoment } from '../intake/read-moment.ts';
import { devicePunchKey } from '../protocol/dedupe-key.ts';
import { plausibleTime } from '../protocol/plausible-time.ts';
import type { SentPunch } from './sent-punches.ts';

/** A punch that is read differently now. */
export type Reread = { punch: SentPunch; at: number; flag: string | null; dedupe_key: string; is_plausible: boolean };

/** The punches that move when another clock applies. A moment or an offset sent with a punch does not depend on the zone. */
export function reread(serial: string, punches: SentPunch[], was: DeviceClock, clock: DeviceClock): Reread[] {
  let before: number | undefined;
  return punches.flatMap((punch) => {
    const old = punch.occurred_at.getTime();
    const isEpoch = /^\d+$/.test(punch.sent_time);
    const line = {
      local_time: isEpoch ? null : punch.sent_time,
      epoch: isEpoch ? Number(punch.sent_time) : null,
      utc_offset_minutes: null,
    };
    const offset = isEpoch || wasReadOnTheWall(line, was, old) ? null : offsetOf(punch, was, old);
    const { at, wall, flag } = readMoment({ ...line, utc_offset_minutes: offset }, clock, before);
    before = at;
    if (at === old) return [];
    const dedupe_key = devicePunchKey({ serial, pin: punch.pin, local_time: wall, status_code: punch.code });
    const is_plausible = plausibleTime(at, punch.received_at.getTime(), true) === 'plausible';
    return [{ punch, at, flag: flag ?? (punch.flag === 'clock_drift' ? 'clock_drift' : null), dedupe_key, is_plausible }];
  });
}

/** In the hour that comes twice either reading is one. */
const wasReadOnTheWall = (line: Parameters<typeof readMoment>[0], clock: DeviceClock, old: number): boolean =>
  [undefined, old + 1].some((before) => readMoment(line, clock, before).at === old);

const minute = 60_000;

/** The UTC offset that must have been sent with the punch: the difference to UTC, without the corrections of the clock. */
function offsetOf({ sent_time }: SentPunch, clock: DeviceClock, old: number): number {
  const inUtc = readMoment({ local_time: sent_time, epoch: null, utc_offset_minutes: 0 }, clock, undefined).at;
  return Math.round((inUtc - old) / minute);
}
