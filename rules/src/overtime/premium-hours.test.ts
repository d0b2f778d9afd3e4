import { describe, expect, test } from 'vitest';
import { between, monday, rules, worked, zone } from './fixtures.ts';
import type { OvertimeRules } from './rule-set.ts';
import { slicesOf } from './slices.ts';

const holidays = new Set(['2026-11-18']);
const slices = (date: string, from: string, to: string, given: Partial<OvertimeRules> = {}) =>
  slicesOf({ zone, ...between(date, from, to) }, { ...rules, ...given }, holidays).map(({ minutes, premiums }) => [minutes, ...premiums]);

describe('hours of the night', () => {
  test.each<[string, string, string, Partial<OvertimeRules>, unknown[]]>([
    ['up to its start', '20:00', '22:00', {}, [[120]]],
    ['a minute of it', '20:00', '22:01', {}, [[120], [1, 'night']]],
    ['from its start on', '22:00', '23:00', {}, [[60, 'night']]],
    [
      'over midnight',
      '23:00',
      '01:00',
      {},
      [
        [60, 'night'],
        [60, 'night'],
      ],
    ],
    ['up to its end', '05:00', '06:00', {}, [[60, 'night']]],
    ['a minute after it', '05:00', '06:01', {}, [[60, 'night'], [1]]],
    ['from its end on', '06:00', '07:00', {}, [[60]]],
    ['that begins at midnight', '23:00', '01:00', { night_from: '00:00' }, [[60], [60, 'night']]],
    ['that begins and ends before noon', '01:00', '07:00', { night_from: '02:00', night_to: '05:00' }, [[60], [180, 'night'], [120]]],
    ['that has no hour', '01:00', '03:00', { night_from: '02:00', night_to: '02:00' }, [[60], [60]]],
    ['that is not set', '22:00', '23:00', { night_from: null, night_to: null }, [[60]]],
    ['without a start', '22:00', '23:00', { night_from: null }, [[60]]],
    ['without an end', '22:00', '23:00', { night_to: null }, [[60]]],
  ])('%s', (_, from, to, given, expected) => expect(slices(monday, from, to, given)).toEqual(expected));
});

describe('hours of a Sunday or holiday', () => {
  test.each<[string, string, string, string, Partial<OvertimeRules>, unknown[]]>([
    ['Saturday until midnight', '2026-11-14', '20:00', '22:00', {}, [[120]]],
    ['into Sunday', '2026-11-14', '21:00', '00:01', {}, [[60], [120, 'night'], [1, 'night', 'sunday']]],
    ['Sunday', '2026-11-15', '09:00', '10:00', {}, [[60, 'sunday']]],
    ['Sunday without a premium', '2026-11-15', '09:00', '10:00', { sunday_premium_bp: null }, [[60]]],
    ['Sunday with a premium of nothing', '2026-11-15', '09:00', '10:00', { sunday_premium_bp: 0 }, [[60, 'sunday']]],
    ['a holiday', '2026-11-18', '09:00', '10:00', { holiday_premium_bp: 10_000 }, [[60, 'holiday']]],
    ['a holiday without a premium', '2026-11-18', '09:00', '10:00', {}, [[60]]],
    ['the day after a holiday', '2026-11-19', '09:00', '10:00', { holiday_premium_bp: 10_000 }, [[60]]],
  ])('%s', (_, date, from, to, given, expected) => expect(slices(date, from, to, given)).toEqual(expected));
});

describe('minutes that do not fit the punches', () => {
  const of = (minutes: number) =>
    slicesOf({ ...worked(monday, 0), ...between(monday, '21:00', '23:00'), worked_minutes: minutes }, rules, holidays).map((one) => [
      one.minutes,
      ...one.premiums,
    ]);
  test.each<[string, number, unknown[]]>([
    ['one more comes first, without a premium', 121, [[1], [60], [60, 'night']]],
    ['exactly', 120, [[60], [60, 'night']]],
    ['one less is missing first', 119, [[59], [60, 'night']]],
    ['an hour less', 60, [[60, 'night']]],
    ['more than an hour less', 59, [[59, 'night']]],
    ['none', 0, []],
  ])('%s', (_, minutes, expected) => expect(of(minutes)).toEqual(expected));
});
