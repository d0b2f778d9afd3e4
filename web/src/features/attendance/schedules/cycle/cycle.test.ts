import { expect, test } from 'vitest';
import type { Shift } from '../shift.ts';
import { averageMinutes, minutesOfWeek, resized, weeksIn, withEntries } from './cycle.ts';

const early: Shift = {
  id: 1,
  name: 'Early',
  code: 'E',
  color: '#0b7a4b',
  start_time: '06:00',
  end_time: '14:00',
  pause_start: null,
  pause_end: null,
  expected_minutes: 450,
};
const shifts = new Map([[1, early]]);
const workWeek = [1, 1, 1, 1, 1, null, null];

test('a longer cycle begins its new weeks like the last one, a shorter one loses them', () => {
  expect(resized([workWeek], 2)).toEqual([workWeek, workWeek]);
  expect(resized([workWeek, [1, null, null, null, null, null, null]], 1)).toEqual([workWeek]);
  expect(resized([], 1)).toEqual([[null, null, null, null, null, null, null]]);
});

test('entries change their days alone', () => {
  const changed = withEntries(
    [workWeek],
    [
      { row: 0, column: 5, mark: 1 },
      { row: 0, column: 0, mark: 'off' },
    ],
  );
  expect(changed).toEqual([[null, 1, 1, 1, 1, 1, null]]);
});

test('hours are the sum of the shifts, and unknown shifts count as zero', () => {
  expect(minutesOfWeek(workWeek, shifts)).toBe(2250);
  expect(averageMinutes([workWeek, [9, null, null, null, null, null, null]], shifts)).toBe(1125);
});

test.each([null, undefined, {}, { weeks: 'x' }])('an invalid cycle has no weeks', (days) => {
  expect(weeksIn(days)).toEqual([]);
});
