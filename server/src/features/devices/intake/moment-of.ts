import type { Moment } from '@cadre/rules/attendance/facts';
import { localTextAt, momentAt } from '@cadre/rules/attendance/zone';
import type { PunchLine } from '../protocol/punch-line.ts';

/** When a punch happened, what the clock on the wall showed, and whether a change of clocks leaves a doubt. */
export type PunchMoment = { at: Moment; wall: string; flag: 'ambiguous_time' | 'moved_by_clock_change' | null };

const hour = 3_600_000;

/** `before` is the moment of the line before it: a device writes forward, so an hour that comes twice is told by its neighbour. */
export function momentOf(line: PunchLine, zone: string, before: Moment | undefined): PunchMoment {
  if (line.epoch !== null) return { at: line.epoch * 1000, wall: localTextAt(zone, line.epoch * 1000), flag: null };
  const wall = line.local_time as string;
  if (line.utc_offset_minutes !== null) {
    return { at: Date.parse(`${wall.replace(' ', 'T')}Z`) - line.utc_offset_minutes * 60_000, wall, flag: null };
  }
  const [day, clock] = [wall.slice(0, 10), wall.slice(11)];
  const first = momentAt(zone, day, clock);
  if (first.doubt === 'gap') return { at: first.at, wall, flag: 'moved_by_clock_change' };
  if (first.doubt === null) return { at: first.at, wall, flag: null };
  // A neighbour of another day says nothing: old records may come again at any time.
  const isNear = before !== undefined && before > first.at && before <= first.at + hour;
  return { at: isNear ? momentAt(zone, day, clock, before).at : first.at, wall, flag: 'ambiguous_time' };
}
