import { describe, expect, test } from 'vitest';
import type { DayPlan } from '../attendance/facts.ts';
import { office, planOn, split } from '../attendance/fixtures.ts';
import { type Counting, countLeave, type LeaveDay, type LeaveSpan } from './count-leave.ts';

const date = '2026-11-12';
const counting: Counting = { unit: 'minute', counts_holidays: false, year_starts_in: 1 };
const whole: LeaveSpan = { from: date, to: date, from_slot: 'full', to_slot: 'full', hours: null };
const hours = (from: string, to: string): LeaveSpan => ({ ...whole, hours: { from, to } });
const parts = (days: readonly LeaveDay[]) => days.map(({ slot, minutes, amount, skipped }) => [slot, minutes, amount, skipped]);

describe('half a day', () => {
  const odd = { ...office, break_minutes: 59 };
  test.each<[string, Counting['unit'], DayPlan['shift'], unknown[]]>([
    [
      'counts as half in days',
      'day',
      office,
      [
        ['am', 240, 500, null],
        ['pm', 240, 500, null],
      ],
    ],
    [
      'counts its minutes',
      'minute',
      odd,
      [
        ['am', 241, 241_000, null],
        ['pm', 240, 240_000, null],
      ],
    ],
    [
      'counts its hours in thousandths, rounded',
      'hour',
      odd,
      [
        ['am', 241, 4017, null],
        ['pm', 240, 4000, null],
      ],
    ],
  ])('%s', (_, unit, shift, expected) => expect(parts(countLeave(whole, { ...counting, unit }, [planOn(date, shift)]))).toEqual(expected));

  test.each<[string, Partial<LeaveSpan>, string[]]>([
    ['a whole day', {}, ['am', 'pm']],
    ['from noon', { from_slot: 'pm' }, ['pm']],
    ['until noon', { to_slot: 'am' }, ['am']],
    ['from noon of the day before', { from: '2026-11-11', from_slot: 'pm' }, ['am', 'pm']],
    ['until noon of the day after', { to: '2026-11-13', to_slot: 'am' }, ['am', 'pm']],
  ])('of leave %s', (_, given, expected) => {
    expect(countLeave({ ...whole, ...given }, counting, [planOn(date, office)]).map(({ slot }) => slot)).toEqual(expected);
  });
});

describe('days that cost nothing', () => {
  const holiday = (portion: 'full' | 'am' | 'pm') => ({ holiday: { name: 'Carnival', portion } });
  test.each<[string, boolean, DayPlan, (string | null)[], number[]]>([
    ['a day of work', false, planOn(date, office), [null, null], [240, 240]],
    ['a day off', false, planOn(date, null), ['day_off', 'day_off'], [0, 0]],
    ['a day off where it counts', true, planOn(date, null), [null, null], [0, 0]],
    ['a holiday', false, planOn(date, office, holiday('full')), ['holiday', 'holiday'], [0, 0]],
    ['a holiday where it counts', true, planOn(date, office, holiday('full')), [null, null], [240, 240]],
    ['half a holiday in the morning', false, planOn(date, office, holiday('am')), ['holiday', null], [0, 240]],
    ['half a holiday in the afternoon', false, planOn(date, office, holiday('pm')), [null, 'holiday'], [240, 0]],
    ['a day after the employment', false, planOn(date, office, { employed: false }), ['not_employed', 'not_employed'], [0, 0]],
    [
      'a day after the employment where all count',
      true,
      planOn(date, office, { employed: false }),
      ['not_employed', 'not_employed'],
      [0, 0],
    ],
  ])('%s', (_, counts_holidays, plan, skipped, minutes) => {
    const days = countLeave(whole, { ...counting, counts_holidays }, [plan]);
    expect([days.map((one) => one.skipped), days.map((one) => one.minutes)]).toEqual([skipped, minutes]);
    expect(days.map(({ amount }) => amount)).toEqual(minutes.map((one) => one * 1000));
  });
});

describe('hours', () => {
  test.each<[string, LeaveSpan, DayPlan['shift'], unknown[]]>([
    ['of the morning', hours('09:00', '13:00'), office, [['am', 240, 240_000, null]]],
    [
      'a minute into the afternoon',
      hours('09:00', '13:01'),
      office,
      [
        ['am', 240, 240_000, null],
        ['pm', 1, 1000, null],
      ],
    ],
    ['from noon on', hours('13:00', '14:00'), office, [['pm', 60, 60_000, null]]],
    ['before the shift', hours('08:00', '09:00'), office, []],
    ['a minute of the shift', hours('08:00', '09:01'), office, [['am', 1, 1000, null]]],
    [
      'never more than the day',
      hours('09:00', '18:00'),
      office,
      [
        ['am', 240, 240_000, null],
        ['pm', 240, 240_000, null],
      ],
    ],
    [
      'without the pause',
      hours('12:00', '17:00'),
      split,
      [
        ['am', 60, 60_000, null],
        ['pm', 60, 60_000, null],
      ],
    ],
    ['of the pause', hours('13:00', '16:00'), split, []],
    ['of a day off', hours('09:00', '10:00'), null, [['am', 0, 0, 'day_off']]],
  ])('%s', (_, span, shift, expected) => expect(parts(countLeave(span, counting, [planOn(date, shift)]))).toEqual(expected));
});
