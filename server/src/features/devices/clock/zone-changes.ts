import { offsetMinutes } from '@cadre/rules/attendance/plan/zone';

const minute = 60_000;
const day = 86_400_000;

/** When the clocks of a zone change, and the offset from then on. */
export type ZoneChange = { at: number; offset: number };

/** The next change within a number of days. Steps of a week suffice: no zone changes and changes back within one. */
export const nextChange = (zone: string, now: number, days: number): ZoneChange | undefined => changeBetween(zone, now, now + days * day);

/** The latest change within the last number of days. */
export const lastChange = (zone: string, now: number, days: number): ZoneChange | undefined => changeBetween(zone, now - days * day, now);

function changeBetween(zone: string, from: number, until: number): ZoneChange | undefined {
  for (let at = from; at < until; at += 7 * day) {
    const to = Math.min(at + 7 * day, until);
    if (offsetMinutes(zone, to) !== offsetMinutes(zone, at)) return exactly(zone, at, to);
  }
  return undefined;
}

function exactly(zone: string, from: number, to: number): ZoneChange {
  const offset = offsetMinutes(zone, to);
  let [low, high] = [Math.floor(from / minute), Math.ceil(to / minute)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMinutes(zone, middle * minute) === offset) high = middle;
    else low = middle;
  }
  return { at: high * minute, offset };
}
