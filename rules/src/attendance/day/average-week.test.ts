import { expect, test } from 'vitest';
import { addDays } from '../../calendar.ts';
import { averageWeek, type WorkedPeriod } from './average-week.ts';

const from = '2026-05-18';
const period = (weeks: number, weekly: number, more: Partial<WorkedPeriod> = {}): WorkedPeriod => ({
  from,
  to: addDays(from, weeks * 7 - 1),
  worked_minutes: weeks * weekly,
  leave_minutes: 0,
  ...more,
});
const limit = 48 * 60;

test.each<[string, WorkedPeriod, number | null, { minutes: number; weeks: number; is_above: boolean } | null]>([
  ['forty hours', period(26, 2400), limit, { minutes: 2400, weeks: 26, is_above: false }],
  ['exactly the limit', period(26, 2880), limit, { minutes: 2880, weeks: 26, is_above: false }],
  ['a minute more', period(26, 2881), limit, { minutes: 2881, weeks: 26, is_above: true }],
  ['without a limit', period(26, 3600), null, { minutes: 3600, weeks: 26, is_above: false }],
  ['since the hire date', period(10, 3000), limit, { minutes: 3000, weeks: 10, is_above: true }],
  ['leave does not lower the average', period(26, 2700, { leave_minutes: 26 * 300 }), limit, { minutes: 3000, weeks: 26, is_above: true }],
  ['in a week that is not over', period(26, 2400, { to: addDays(from, 184) }), limit, { minutes: 2361, weeks: 27, is_above: false }],
  ['too short a period', period(3, 3600), limit, null],
  ['without punches', period(26, 0, { leave_minutes: 2400 }), limit, null],
])('%s', (_, worked, most, expected) => {
  const average = averageWeek(worked, most);
  if (expected === null) expect(average).toBeNull();
  else expect(average).toMatchObject({ ...expected, from, to: worked.to, most_minutes: most });
});
