import { expect, test } from 'vitest';
import { weeksOf } from './calendar-days.ts';

/** The first of November 2026 is a Sunday. */
test.each([
  ['Monday', 1, '2026-10-26', 6],
  ['Saturday', 6, '2026-10-31', 5],
  ['Sunday', 7, '2026-11-01', 5],
])('weeks that begin on %s', (_name, weekStart, first, count) => {
  const weeks = weeksOf('2026-11-15', weekStart);
  expect(weeks[0]?.[0]).toBe(first);
  expect(weeks).toHaveLength(count);
  expect(weeks.flat()).toContain('2026-11-30');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});
