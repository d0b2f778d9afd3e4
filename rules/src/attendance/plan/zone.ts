import { type Day, dayNumber } from '../../calendar.ts';
import type { ClockTime, Moment } from '../facts.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The moment at which a wall clock shows this time. A time skipped by the clock change moves as far past the gap as it was into it. */
export function momentAt(zone: string, day: Day, clock: ClockTime, before?: Moment): { at: Moment; doubt: 'gap' | 'overlap' | null } {
  const wall = dayNumber(day) * dayMs + millisecondsOf(clock);
  const earlier = offsetMinutes(zone, wall - dayMs);
  const later = offsetMinutes(zone, wall + dayMs);
  const first = wall - earlier * minuteMs;
  if (earlier === later) return { at: first, doubt: null };
  const second = wall - later * minuteMs;
  const firstHolds = offsetMinutes(zone, first) === earlier;
  const secondHolds = offsetMinutes(zone, second) === later;
  if (!firstHolds && !secondHolds) return { at: first, doubt: 'gap' };
  if (firstHolds && secondHolds) return { at: before !== undefined && first < before ? second : first, doubt: 'overlap' };
  return { at: firstHolds ? first : second, doubt: null };
}

function millisecondsOf(clock: ClockTime): number {
  const seconds = clock.length > 5 ? Number(clock.slice(6, 8)) : 0;
  return ((Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))) * 60 + seconds) * 1000;
}

const clocks: readonly ClockTime[] = Array.from(
  { length: 1440 },
  (_, minute) => `${padded(Math.floor(minute / 60))}:${padded(minute % 60)}`,
);

/** `HH:MM` on the wall. */
export function clockAt(zone: string, at: Moment): ClockTime {
  const minute = Math.floor(at / minuteMs) + offsetMinutes(zone, at);
  return clocks[((minute % 1440) + 1440) % 1440]!;
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}

export const localDayAt = (zone: string, at: Moment): Day => wallText(zone, at).slice(0, 10);

/** `YYYY-MM-DD HH:MM:SS` on the wall. */
export const localTextAt = (zone: string, at: Moment): string => wallText(zone, at).slice(0, 19).replace('T', ' ');

/** `+01:00`, how far the wall is ahead of UTC. */
export function offsetText(zone: string, at: Moment): string {
  const minutes = offsetMinutes(zone, at);
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${padded(Math.floor(ahead / 60))}:${padded(ahead % 60)}`;
}

const wallText = (zone: string, at: Moment): string => new Date(at + offsetMinutes(zone, at) * minuteMs).toISOString();

/** A day of UTC in one zone: its offset, and where it changes within the day. */
type Interval = { offset: number; change: Moment; offsetAfter: number };

const zones = new Map<string, Map<number, Interval>>();
/** About fifty years; bounds the cache against arbitrary input. */
const mostDays = 20_000;

/** Minutes east of UTC. Intl is slow, so the offsets of a day are cached by zone. */
export function offsetMinutes(zone: string, at: Moment): number {
  const day = Math.floor(at / dayMs);
  const interval = zones.get(zone)?.get(day) ?? findInterval(zone, day);
  return at < interval.change ? interval.offset : interval.offsetAfter;
}

function findInterval(zone: string, day: number): Interval {
  const known = zones.get(zone);
  const days = known && known.size < mostDays ? known : new Map<number, Interval>();
  const interval = intervalOf(zone, day * dayMs);
  days.set(day, interval);
  zones.set(zone, days);
  return interval;
}

function intervalOf(zone: string, start: Moment): Interval {
  const offset = findOffset(zone, start);
  const offsetAfter = findOffset(zone, start + dayMs);
  if (offset === offsetAfter) return { offset, change: Number.POSITIVE_INFINITY, offsetAfter };
  let [low, high] = [start, start + dayMs];
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs;
    if (findOffset(zone, middle) === offset) low = middle;
    else high = middle;
  }
  return { offset, change: high, offsetAfter };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function findOffset(zone: string, at: Moment): number {
  const part = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const wall = Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!);
  return Math.round((wall - at) / minuteMs);
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}
