import { expect, test } from 'vitest';
import { proposedShift } from './proposed-shift.ts';

test.each<[number, string, number]>([
  [360, '15:00', 0],
  [361, '16:01', 60],
  [480, '18:00', 60],
])('a day of %s minutes ends at %s', (minutes, end_time, break_minutes) => {
  expect(proposedShift(minutes)).toEqual({ start_time: '09:00', end_time, break_minutes });
});
