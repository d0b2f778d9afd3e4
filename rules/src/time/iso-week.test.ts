import { expect, test } from 'vitest';
import { isoWeekOf, weeksInIsoYear } from '../attendance/plan/iso-week.ts';
import { daysOfWeek, isSameWeek, readWeek, weekAfter } from './iso-week.ts';

test.each([
  ['2026', '53', 2026, 53],
  ['2025', '53', 2026, 1],
  ['2026', '1', 2026, 1],
  ['2026', '01', 2026, 1],
  ['2024', '52', 2024, 52],
])('/%s/%s is week %i/%i', (year, week, ofYear, number) => expect(readWeek(year, week)).toEqual({ year: ofYear, week: number }));

test.each([
  ['2026', '0'],
  ['2026', '54'],
  ['2026', 'x'],
  ['26', '1'],
  ['2026', '1.5'],
  ['2026', ''],
])('/%s/%s is no week', (year, week) => expect(readWeek(year, week)).toBeUndefined());

test.each([
  ['2026-12-28', 2026, 53],
  ['2027-01-03', 2026, 53],
  ['2027-01-04', 2027, 1],
  ['2025-12-29', 2026, 1],
  ['2024-12-30', 2025, 1],
  ['2023-01-01', 2022, 52],
  ['2021-01-03', 2020, 53],
])('%s is in week %i/%i', (day, year, week) => {
  expect(isoWeekOf(day)).toEqual({ year, week });
  expect(daysOfWeek({ year, week })).toContain(day);
});

test('years of 53 weeks go on with the first of the next, and back', () => {
  expect([2015, 2020, 2026, 2032, 2037, 2043].map(weeksInIsoYear)).toEqual([53, 53, 53, 53, 53, 53]);
  expect(weekAfter({ year: 2026, week: 53 }, 1)).toEqual({ year: 2027, week: 1 });
  expect(weekAfter({ year: 2027, week: 1 }, -1)).toEqual({ year: 2026, week: 53 });
  expect(weekAfter({ year: 2025, week: 52 }, 1)).toEqual({ year: 2026, week: 1 });
  expect(isSameWeek({ year: 2026, week: 1 }, { year: 2027, week: 1 })).toBe(false);
});
