import { expect, test } from 'vitest';
import { at, berlin, early, flexible, night, office } from '../fixtures.ts';
import { expectedMinutes, halvesOf, momentWithin, spanOf } from './shift-hours.ts';

const allDay = { ...office, start_time: '08:00', end_time: '08:00', break_minutes: 0 };

test.each([
  ['the office', office, '2026-11-12', '2026-11-12 09:00', '2026-11-12 18:00', 480],
  ['the office with a paid break', { ...office, paid_break: true }, '2026-11-12', '2026-11-12 09:00', '2026-11-12 18:00', 540],
  ['the night', night, '2026-11-12', '2026-11-12 22:00', '2026-11-13 06:00', 480],
  ['the night that loses an hour', night, '2026-03-28', '2026-03-28 22:00', '2026-03-29 06:00', 420],
  ['the night that gains an hour', night, '2026-10-24', '2026-10-24 22:00', '2026-10-25 06:00', 540],
  ['a whole day', allDay, '2026-11-12', '2026-11-12 08:00', '2026-11-13 08:00', 1440],
  ['a flexible day', flexible, '2026-11-12', '2026-11-12 07:00', '2026-11-12 19:00', 480],
  ['a flexible day without a number', { ...flexible, required_minutes: null }, '2026-11-12', '2026-11-12 07:00', '2026-11-12 19:00', 660],
] as const)('%s', (_, shift, day, start, end, minutes) => {
  expect(spanOf(shift, day, berlin)).toEqual({ start: at(start), end: at(end) });
  expect(expectedMinutes(shift, day, berlin)).toBe(minutes);
});

test.each([
  ['where the shift says', office, '2026-11-12 13:00'],
  ['in the middle', early, '2026-11-12 10:00'],
  ['in the middle of the night', night, '2026-11-13 02:00'],
  ['after midnight, at the time set on the shift', { ...night, half_split_time: '01:30' }, '2026-11-13 01:30'],
  ['in the middle, if the time set is outside the shift', { ...office, half_split_time: '20:00' }, '2026-11-12 13:30'],
] as const)('a day is split %s', (_, shift, split) => {
  const { am, pm } = halvesOf(shift, '2026-11-12', berlin);
  expect([am.end, pm.start]).toEqual([at(split), at(split)]);
});

test('a clock time within a night shift may be on the next day', () => {
  expect(momentWithin(night, '2026-11-12', berlin, '23:00')).toBe(at('2026-11-12 23:00'));
  expect(momentWithin(night, '2026-11-12', berlin, '01:00')).toBe(at('2026-11-13 01:00'));
  expect(momentWithin(office, '2026-11-12', berlin, '08:00')).toBe(at('2026-11-12 08:00'));
});
