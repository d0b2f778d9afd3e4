import { expect, test } from 'vitest';
import type { DayStatus } from '../facts.ts';
import { monthCode } from './month-code.ts';

type Marked = Omit<Parameters<typeof monthCode>[0], 'status'>;
const plain: Marked = { leave_minutes: 0, holiday_minutes: 0, late_minutes: 0, first_in: null };

test.each<[DayStatus, Partial<Marked>, string[]]>([
  ['present', { first_in: 1 }, ['present']],
  ['absent', {}, ['absent']],
  ['half_day', { first_in: 1 }, ['half_day']],
  ['incomplete', { first_in: 1 }, ['incomplete']],
  ['leave', { leave_minutes: 480 }, ['leave']],
  ['half_leave', { leave_minutes: 240, first_in: 1 }, ['present', 'leave']],
  ['half_leave', { leave_minutes: 240 }, ['half_leave']],
  ['absent', { leave_minutes: 240 }, ['absent', 'leave']],
  ['incomplete', { leave_minutes: 240, first_in: 1 }, ['incomplete', 'leave']],
  ['pending_sync', {}, ['pending_sync']],
  ['travel', {}, ['travel']],
  ['remote', { first_in: 1 }, ['remote']],
  ['holiday', { holiday_minutes: 480 }, ['holiday']],
  ['present', { holiday_minutes: 480, first_in: 1 }, ['present', 'holiday']],
  ['day_off', {}, ['day_off']],
  ['scheduled', {}, []],
  ['not_employed', {}, []],
])('%s with %o reads %o', (status, more, marks) => expect(monthCode({ ...plain, ...more, status }).marks).toEqual(marks));

test('who came late is marked', () => {
  expect(monthCode({ ...plain, status: 'present', late_minutes: 3 }).is_late).toBe(true);
  expect(monthCode({ ...plain, status: 'present' }).is_late).toBe(false);
});
