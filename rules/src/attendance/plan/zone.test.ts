import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn } from '../../calendar.ts';
import { clockAt, localDayAt, localTextAt, momentAt, offsetMinutes, offsetText } from './zone.ts';

const iso = (at: number): string => new Date(at).toISOString().slice(0, 16);

test.each([
  ['Europe/Berlin', '2026-11-12', '08:58', '2026-11-12T07:58', null],
  ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59', null],
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30', 'gap'],
  ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00', null],
  ['Europe/Berlin', '2026-10-25', '01:59', '2026-10-24T23:59', null],
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30', 'overlap'],
  ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00', null],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30', 'gap'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45', 'gap'],
  ['Asia/Kathmandu', '2026-01-01', '00:00', '2025-12-31T18:15', null],
  ['Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T22:00', 'gap'],
] as const)('in %s the clock of %s shows %s at %s', (zone, day, clock, expected, doubt) => {
  const found = momentAt(zone, day, clock);
  expect([iso(found.at), found.doubt]).toEqual([expected, doubt]);
});

test('an hour that comes twice is the second one after a line that was later', () => {
  const first = Date.parse('2026-10-25T00:30:00Z');
  expect(momentAt('Europe/Berlin', '2026-10-25', '02:30:00', first - 60_000).at).toBe(first);
  expect(momentAt('Europe/Berlin', '2026-10-25', '02:30:00', first + 60_000)).toEqual({ at: first + 3_600_000, doubt: 'overlap' });
});

test('the text of a moment is its local time', () => {
  const at = Date.parse('2026-11-12T07:58:12Z');
  expect(localTextAt('Europe/Berlin', at)).toBe('2026-11-12 08:58:12');
  expect(clockAt('America/New_York', at)).toBe('02:58');
  expect(localDayAt('Pacific/Kiritimati', at)).toBe('2026-11-12');
  expect(offsetMinutes('Asia/Kolkata', at)).toBe(330);
});

const anyZone = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
);
const anyMoment = fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2045-01-01') });

test('days agree with the calendar, and every moment is found again by its text', () => {
  fc.assert(
    fc.property(anyZone, anyMoment, (zone, moment) => {
      const at = Math.floor(moment / 1000) * 1000;
      const text = localTextAt(zone, at);
      expect(localDayAt(zone, at)).toBe(dayIn(zone, new Date(at)));
      expect(clockAt(zone, at)).toBe(text.slice(11, 16));
      expect(momentAt(zone, text.slice(0, 10), text.slice(11), at).at).toBe(at);
    }),
  );
});

test.each([
  ['Europe/Madrid', '2026-11-12T08:00Z', '+01:00'],
  ['Europe/Madrid', '2026-07-12T08:00Z', '+02:00'],
  ['America/St_Johns', '2026-11-12T08:00Z', '-03:30'],
  ['UTC', '2026-11-12T08:00Z', '+00:00'],
])('%s is %s at an offset of %s', (zone, at, offset) => {
  expect(offsetText(zone, Date.parse(at))).toBe(offset);
});
