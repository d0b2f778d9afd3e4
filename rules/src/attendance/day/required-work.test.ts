import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classify } from '../../overtime/classify.ts';
import { rules } from '../../overtime/fixtures.ts';
import type { Absence, DayResult } from '../facts.ts';
import { berlin, type DaySetup, flexible, office, settledDay } from '../fixtures.ts';
import { creditedMinutes, type DayMinutes, requiredWork } from './required-work.ts';
import { dayBalance } from './weeks-of-year.ts';

const minutes = (given: Partial<DayMinutes>): DayMinutes => ({
  expected_minutes: 480,
  worked_minutes: 480,
  excused_minutes: 0,
  leave_minutes: 0,
  holiday_minutes: 0,
  ...given,
});

describe('a day of eight hours', () => {
  test.each<[string, Partial<DayMinutes>, required: number, credited: number]>([
    ['worked as planned', {}, 480, 0],
    ['absent', { worked_minutes: 0 }, 480, 0],
    ['remote and not stamped', { worked_minutes: 0, excused_minutes: 480 }, 0, 480],
    ['remote and stamped a minute less', { worked_minutes: 479, excused_minutes: 480 }, 479, 1],
    ['remote and stamped', { worked_minutes: 480, excused_minutes: 480 }, 480, 0],
    ['remote and stamped a minute more', { worked_minutes: 481, excused_minutes: 480 }, 480, 0],
    ['excused for two hours and away', { worked_minutes: 360, excused_minutes: 120 }, 360, 120],
    ['excused for two hours and present for one', { worked_minutes: 420, excused_minutes: 120 }, 420, 60],
    ['excused for two hours and present', { excused_minutes: 120 }, 480, 0],
    ['excused for two hours, away for three', { worked_minutes: 300, excused_minutes: 120 }, 360, 120],
    ['half a day of leave', { worked_minutes: 240, excused_minutes: 240, leave_minutes: 240 }, 240, 240],
    ['half a day of leave and present', { excused_minutes: 240, leave_minutes: 240 }, 240, 240],
    ['leave and remote', { worked_minutes: 240, excused_minutes: 480, leave_minutes: 240 }, 240, 240],
    ['a holiday', { worked_minutes: 0, excused_minutes: 480, holiday_minutes: 480 }, 0, 480],
    ['work on a holiday', { worked_minutes: 100, excused_minutes: 480, holiday_minutes: 480 }, 0, 480],
    ['half a holiday and remote', { worked_minutes: 240, excused_minutes: 480, holiday_minutes: 240 }, 240, 240],
  ])('%s', (_, given, required, credited) => {
    expect([requiredWork(minutes(given)), creditedMinutes(minutes(given))]).toEqual([required, credited]);
  });
});

test.each<[string, string[], DaySetup, number]>([
  ['remote and stamped has none', ['09:00 in', '18:00 out'], { absences: [{ kind: 'remote', portion: 'full' }] }, 0],
  ['remote and stamped for longer has the rest', ['09:00 in', '19:00 out'], { absences: [{ kind: 'remote', portion: 'full' }] }, 60],
  [
    'excused but present has none',
    ['08:00 in', '17:00 out'],
    { absences: [{ kind: 'excuse', portion: { from: '09:00', to: '11:00' } }] },
    0,
  ],
  [
    'on leave for half of it has what goes beyond the other',
    ['07:00 in', '12:00 out'],
    { absences: [{ kind: 'leave', portion: 'pm' }] },
    60,
  ],
])('a flexible day that is %s', (_, punches, setup, overtime) => {
  expect(settledDay(punches, { shift: flexible, ...setup }).overtime_minutes).toBe(overtime);
});

const clock = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const someStay = fc.tuple(fc.integer({ min: 360, max: 840 }), fc.integer({ min: 30, max: 480 }));
const halves = fc.constantFrom('full' as const, 'am' as const, 'pm' as const);
const someHours = fc
  .tuple(fc.integer({ min: 480, max: 900 }), fc.integer({ min: 15, max: 300 }))
  .map(([from, length]) => ({ from: clock(from), to: clock(from + length) }));
const someExcuse = fc.record({
  kind: fc.constantFrom<Absence['kind']>('travel', 'remote', 'excuse'),
  portion: fc.oneof(halves, someHours),
});
const someLeave = fc.record({ kind: fc.constant<Absence['kind']>('leave'), portion: halves });

const overtimeOf = (day: DayResult): number =>
  classify(
    [
      {
        date: day.date,
        zone: berlin,
        planned_minutes: requiredWork(day),
        is_rest_day: false,
        is_holiday: false,
        worked_minutes: day.worked_minutes,
        intervals: [],
      },
    ],
    () => rules,
  )[0]!.overtime_minutes;
const balanceOf = (day: DayResult): number => dayBalance({ ...day, logged_minutes: 0 });

test('overtime of a day is its positive balance, and excuses, trips and remote work never add to it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(office, flexible),
      someStay,
      fc.option(someLeave, { nil: null }),
      fc.array(someExcuse, { maxLength: 3 }),
      (shift, [from, stay], leave, excuses) => {
        const punches = [`${clock(from)} in`, `${clock(from + stay)} out`];
        const base = leave ? [leave] : [];
        const without = settledDay(punches, { shift, absences: base });
        const day = settledDay(punches, { shift, absences: [...base, ...excuses] });
        expect(overtimeOf(day)).toBe(Math.max(0, balanceOf(day)));
        expect(overtimeOf(day)).toBe(overtimeOf(without));
        expect(balanceOf(day)).toBeGreaterThanOrEqual(balanceOf(without));
        expect(day.overtime_minutes).toBeLessThanOrEqual(without.overtime_minutes);
      },
    ),
  );
});
