import { expect, test } from 'vitest';
import { addDays } from '../../calendar.ts';
import { isoWeekOf, mondayOf, weekdayOf, weeksInIsoYear } from './iso-week.ts';

test.each([
  ['2027-01-01', 2026, 53, 5],
  ['2026-12-31', 2026, 53, 4],
  ['2025-12-29', 2026, 1, 1],
  ['2024-12-30', 2025, 1, 1],
  ['2027-01-04', 2027, 1, 1],
  ['2026-11-13', 2026, 46, 5],
  ['2021-01-03', 2020, 53, 7],
])('%s is in %i, week %i, on day %i', (day, year, week, weekday) => {
  expect(isoWeekOf(day)).toEqual({ year, week });
  expect(weekdayOf(day)).toBe(weekday);
});

test.each([
  [2026, 53],
  [2025, 52],
  [2020, 53],
  [2015, 53],
])('%i has %i weeks', (year, weeks) => expect(weeksInIsoYear(year)).toBe(weeks));

test('over two hundred years, weeks follow each other without a gap', () => {
  let monday = '1899-01-02';
  for (let year = 1899; year < 2100; year++) {
    for (let week = 1; week <= weeksInIsoYear(year); week++) {
      expect(mondayOf(year, week)).toBe(monday);
      expect(isoWeekOf(monday)).toEqual({ year, week });
      expect(isoWeekOf(addDays(monday, 6))).toEqual({ year, week });
      monday = addDays(monday, 7);
    }
    /** The last Thursday belongs to this year, the next one to the next: that is the definition. */
    expect(addDays(monday, -4).slice(0, 4)).toBe(String(year));
    expect(addDays(monday, 3).slice(0, 4)).toBe(String(year + 1));
  }
});
