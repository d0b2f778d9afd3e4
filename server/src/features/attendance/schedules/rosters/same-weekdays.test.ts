import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { expect, test } from 'vitest';
import { sameWeekdays } from './same-weekdays.ts';

test.each([
  ['2026-11', '2026-12', '2026-12-08', '2026-11-10'],
  ['2026-11', '2026-12', '2026-12-01', '2026-11-03'],
  // December has a fifth Tuesday, November has only four.
  ['2026-11', '2026-12', '2026-12-29', '2026-11-24'],
  ['2027-01', '2027-02', '2027-02-28', '2027-01-24'],
  ['2026-11', '2026-11', '2026-11-17', '2026-11-17'],
])('from %s to %s, %s repeats %s', (source, target, to, from) => {
  expect(sameWeekdays(source, target).find((pair) => pair.to === to)?.from).toBe(from);
});

test('every day of the month repeats a day of the same weekday', () => {
  const pairs = sameWeekdays('2026-02', '2026-03');
  expect(new Set(pairs.map(({ to }) => to)).size).toBe(31);
  for (const { from, to } of pairs) expect(weekdayOf(from)).toBe(weekdayOf(to));
});
