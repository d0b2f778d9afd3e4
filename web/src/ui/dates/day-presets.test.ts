import { expect, test } from 'vitest';
import { daysOfPreset } from './day-presets.ts';

/** The eighteenth of March 2026 is a Wednesday. */
test.each([
  ['today', 1, '2026-03-18', '2026-03-18'],
  ['this_week', 1, '2026-03-16', '2026-03-22'],
  ['this_week', 7, '2026-03-15', '2026-03-21'],
  ['last_week', 1, '2026-03-09', '2026-03-15'],
  ['this_month', 1, '2026-03-01', '2026-03-31'],
  ['last_month', 1, '2026-02-01', '2026-02-28'],
  ['this_year', 1, '2026-01-01', '2026-12-31'],
] as const)('%s, in weeks that begin on day %i', (preset, weekStart, from, to) => {
  expect(daysOfPreset(preset, '2026-03-18', weekStart)).toEqual({ from, to });
});
