import type { Moment } from '@cadre/rules/attendance/facts';
import { localTextAt, momentAt } from '@cadre/rules/attendance/plan/zone';
import type { PunchLine } from '../protocol/punch-line.ts';

/** How the wall of a device is read between two times that it showed (`to` is outside), where that differs from its zone of today. */
export type Reading = { from: string | null; to: string | null; timezone: string | null; shift_minutes: number };
export type DeviceClock = { timezone: string; readings: Reading[] };

/** When a punch happened, the local time that the device showed, and a flag if a clock change makes the moment uncertain. */
export type PunchMoment = { at: Moment; wall: string; flag: 'ambiguous_time' | 'moved_by_clock_change' | null };

const minute = 60_000;
const hour = 60 * minute;

/** `before` is the moment of the previous line: a device writes forward, so its neighbor resolves an hour that occurs twice. */
export function readMoment(
  line: Pick<PunchLine, 'epoch' | 'local_time' | 'utc_offset_minutes'>,
  clock: DeviceClock,
  before: Moment | undefined,
): PunchMoment {
  const wall = line.local_time ?? localTextAt(clock.timezone, (line.epoch ?? 0) * 1000);
  const shift = shiftAt(clock, wall);
  if (line.epoch !== null) return { at: line.epoch * 1000 + shift, wall, flag: null };
  if (line.utc_offset_minutes !== null)
    return { at: Date.parse(`${wall.replace(' ', 'T')}Z`) - line.utc_offset_minutes * minute + shift, wall, flag: null };
  const { at, flag } = onTheWall(zoneAt(clock, wall), wall, before);
  return { at: at + shift, wall, flag };
}

function onTheWall(zone: string, wall: string, before: Moment | undefined): Omit<PunchMoment, 'wall'> {
  const [day, time] = [wall.slice(0, 10), wall.slice(11)];
  const first = momentAt(zone, day, time);
  if (first.doubt === 'gap') return { at: first.at, flag: 'moved_by_clock_change' };
  if (first.doubt === null) return { at: first.at, flag: null };
  // A neighbor from another day is no evidence: a device may send old records again at any time.
  const isNear = before !== undefined && before > first.at && before <= first.at + hour;
  return { at: isNear ? momentAt(zone, day, time, before).at : first.at, flag: 'ambiguous_time' };
}

const covers = ({ from, to }: Reading, wall: string): boolean => (from ?? '') <= wall && (to === null || wall < to);

const zoneAt = ({ timezone, readings }: DeviceClock, wall: string): string =>
  readings.find((reading) => reading.timezone !== null && covers(reading, wall))?.timezone ?? timezone;

const shiftAt = ({ readings }: DeviceClock, wall: string): number =>
  readings.filter((reading) => covers(reading, wall)).reduce((sum, { shift_minutes }) => sum + shift_minutes * minute, 0);
