import { describe, expect, test } from 'vitest';
import type { Day } from '../../calendar.ts';
import type { Punch, ShiftHours } from '../facts.ts';
import { early, night, office, planOn, plansAround, punch } from '../fixtures.ts';
import { frameOf } from './day-frame.ts';
import { workDays } from './work-day.ts';

const dayOf = (event: Punch, shifts: Record<Day, ShiftHours>): Day =>
  workDays(plansAround('2026-07-12', '2026-07-16', (date) => planOn(date, shifts[date] ?? null)).map(frameOf))(event);

describe('a night watch that has an office day next (frappe/hrms #3298)', () => {
  const shifts = { '2026-07-13': night, '2026-07-14': office, '2026-07-15': office };
  test.each([
    ['2026-07-13 20:05 in', '2026-07-13'],
    ['2026-07-13 21:55 in', '2026-07-13'],
    ['2026-07-14 00:30', '2026-07-13'],
    ['2026-07-14 02:00 break_out', '2026-07-13'],
    ['2026-07-14 06:00 out', '2026-07-13'],
    ['2026-07-14 07:10 out', '2026-07-13'],
    ['2026-07-14 07:10', '2026-07-13'],
    ['2026-07-14 09:30 out', '2026-07-13'],
    ['2026-07-14 07:10 in', '2026-07-14'],
    ['2026-07-14 07:31', '2026-07-14'],
    ['2026-07-14 08:55', '2026-07-14'],
    ['2026-07-14 08:55 in', '2026-07-14'],
    ['2026-07-14 10:01 out', '2026-07-14'],
    ['2026-07-14 18:00 out', '2026-07-14'],
    ['2026-07-14 23:30 out', '2026-07-14'],
    ['2026-07-14 23:30', '2026-07-14'],
    ['2026-07-15 00:55 out', '2026-07-14'],
    ['2026-07-15 01:30', '2026-07-14'],
    ['2026-07-15 06:00', '2026-07-15'],
    ['2026-07-15 08:00', '2026-07-15'],
  ])('%s belongs to %s', (text, date) => expect(dayOf(punch(text), shifts)).toBe(date));
});

describe('night after night', () => {
  const shifts = { '2026-07-12': night, '2026-07-13': night, '2026-07-14': night };
  test.each([
    ['2026-07-13 05:59 out', '2026-07-12'],
    ['2026-07-13 09:59 in', '2026-07-12'],
    ['2026-07-13 13:00 out', '2026-07-12'],
    ['2026-07-13 13:00 in', '2026-07-13'],
    ['2026-07-13 15:00 out', '2026-07-13'],
    ['2026-07-13 20:00', '2026-07-13'],
    ['2026-07-14 06:10', '2026-07-13'],
  ])('%s belongs to %s', (text, date) => expect(dayOf(punch(text), shifts)).toBe(date));
});

describe('from the night straight into the early shift', () => {
  const shifts = { '2026-07-13': night, '2026-07-14': early };
  test.each([
    ['2026-07-14 06:02 out', '2026-07-13'],
    ['2026-07-14 05:50 in', '2026-07-14'],
    ['2026-07-14 05:50', '2026-07-13'],
    ['2026-07-14 06:00', '2026-07-14'],
    ['2026-07-14 04:30 break_in', '2026-07-13'],
    ['2026-07-14 08:00 break_out', '2026-07-14'],
  ])('%s belongs to %s', (text, date) => expect(dayOf(punch(text), shifts)).toBe(date));
});

describe('without a shift the day ends at four in the morning', () => {
  test.each([
    ['2026-07-14 10:00', '2026-07-14'],
    ['2026-07-15 03:59 out', '2026-07-14'],
    ['2026-07-15 04:00 out', '2026-07-15'],
  ])('%s belongs to %s', (text, date) => expect(dayOf(punch(text), {})).toBe(date));
});

test.each([
  ['a direction chosen by a person', punch('2026-07-14 07:10', { action: 'in', mode: 'out' }), '2026-07-14'],
  ['a turnstile for leaving', punch('2026-07-14 08:00', { mode: 'out' }), '2026-07-13'],
  ['a turnstile for coming', punch('2026-07-14 07:10', { mode: 'in' }), '2026-07-14'],
  ['the code of a device', punch('2026-07-14 08:00', { mode: 'device', code: 1 }), '2026-07-13'],
  ['an unknown code', punch('2026-07-14 08:00', { mode: 'device', code: 255 }), '2026-07-14'],
  ['a code that the device settings ignore', punch('2026-07-14 08:00', { mode: 'alternate', code: 1 }), '2026-07-14'],
])('%s decides between two shifts', (_, event, date) => {
  expect(dayOf(event, { '2026-07-13': night, '2026-07-14': office })).toBe(date);
});
