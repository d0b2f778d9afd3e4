import { describe, expect, test } from 'vitest';
import type { DayPlan } from '../attendance/facts.ts';
import { night, office, planOn } from '../attendance/fixtures.ts';
import { addDays, type Day } from '../calendar.ts';
import { type Counting, countLeave, type LeaveSpan } from './count-leave.ts';

const days: Counting = { unit: 'day', counts_holidays: false, year_starts_in: 1 };
const hours: Counting = { ...days, unit: 'hour' };
const isWeekend = (date: Day): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

const spanning = (from: Day, to: Day, more: Partial<LeaveSpan> = {}): LeaveSpan => ({
  from,
  to,
  from_slot: 'full',
  to_slot: 'full',
  hours: null,
  ...more,
});

const plansOf = ({ from, to }: LeaveSpan, change: (date: Day) => Partial<DayPlan> = () => ({})): DayPlan[] => {
  const plans: DayPlan[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) plans.push(planOn(date, isWeekend(date) ? null : office, change(date)));
  return plans;
};

const total = (list: readonly { amount: number }[]): number => list.reduce((sum, { amount }) => sum + amount, 0);

test('leave across New Year is charged to both years, weekends and the holiday to neither', () => {
  const span = spanning('2025-12-28', '2026-01-03');
  const newYear = (date: Day) => (date === '2026-01-01' ? { holiday: { name: 'New Year', portion: 'full' as const } } : {});
  const counted = countLeave(span, days, plansOf(span, newYear));
  expect(total(counted.filter(({ year }) => year === '2025-01-01'))).toBe(3000);
  expect(total(counted.filter(({ year }) => year === '2026-01-01'))).toBe(1000);
  expect(counted.find(({ date }) => date === '2026-01-01')?.skipped).toBe('holiday');
  expect(counted.find(({ date }) => date === '2025-12-28')?.skipped).toBe('day_off');
  expect(total(countLeave(span, { ...days, counts_holidays: true }, plansOf(span, newYear)))).toBe(7000);
});

test.each([
  ['a morning', spanning('2026-11-12', '2026-11-12', { from_slot: 'am', to_slot: 'am' }), 500, 240],
  ['an afternoon', spanning('2026-11-12', '2026-11-12', { from_slot: 'pm', to_slot: 'pm' }), 500, 240],
  ['from noon to noon', spanning('2026-11-11', '2026-11-13', { from_slot: 'pm', to_slot: 'am' }), 2000, 960],
  ['a day', spanning('2026-11-12', '2026-11-12'), 1000, 480],
])('%s', (_, span, amount, minutes) => {
  const counted = countLeave(span, days, plansOf(span));
  expect(total(counted)).toBe(amount);
  expect(counted.reduce((sum, one) => sum + one.minutes, 0)).toBe(minutes);
});

test('a holiday in the afternoon leaves the morning to be taken', () => {
  const span = spanning('2026-12-24', '2026-12-24');
  const plans = plansOf(span, () => ({ holiday: { name: 'Christmas Eve', portion: 'pm' } }));
  expect(countLeave(span, days, plans).map(({ slot, amount, skipped }) => [slot, amount, skipped])).toEqual([
    ['am', 500, null],
    ['pm', 0, 'holiday'],
  ]);
});

test.each([
  ['14:00', '16:30', [['pm', 2500]]],
  [
    '11:00',
    '15:00',
    [
      ['am', 2000],
      ['pm', 2000],
    ],
  ],
  [
    '09:00',
    '16:59',
    [
      ['am', 4000],
      ['pm', 3983],
    ],
  ],
  [
    '09:00',
    '17:00',
    [
      ['am', 4000],
      ['pm', 4000],
    ],
  ],
  [
    '09:00',
    '18:00',
    [
      ['am', 4000],
      ['pm', 4000],
    ],
  ],
  ['07:00', '10:00', [['am', 1000]]],
  ['19:00', '20:00', []],
])('hours from %s to %s are those of the shift, without its break', (from, to, parts) => {
  const span = spanning('2026-11-12', '2026-11-12', { hours: { from, to } });
  expect(countLeave(span, hours, plansOf(span)).map(({ slot, amount }) => [slot, amount])).toEqual(parts);
});

describe('a split day of 09:00 to 13:00 and 16:00 to 20:00', () => {
  const split = { ...office, start_time: '09:00', end_time: '20:00', pause_start: '13:00', pause_end: '16:00', break_minutes: 0 };
  const on = (more: Partial<LeaveSpan>, shift = split, counting = hours) =>
    countLeave(spanning('2026-11-12', '2026-11-12', more), counting, [planOn('2026-11-12', shift)]).map(({ slot, amount }) => [
      slot,
      amount,
    ]);

  test.each<[string, Partial<LeaveSpan>, typeof split, [string, number][]]>([
    ['its first span is the morning', { from_slot: 'am', to_slot: 'am' }, split, [['am', 4000]]],
    ['its second span is the afternoon', { from_slot: 'pm', to_slot: 'pm' }, split, [['pm', 4000]]],
    [
      'the pause costs nothing',
      { hours: { from: '12:00', to: '17:00' } },
      split,
      [
        ['am', 1000],
        ['pm', 1000],
      ],
    ],
    ['hours in the pause are none', { hours: { from: '13:30', to: '15:30' } }, split, []],
    [
      'nor do they cost anything where the halves are said otherwise',
      { hours: { from: '12:00', to: '17:00' } },
      { ...split, half_split_time: '14:00' },
      [
        ['am', 1000],
        ['pm', 1000],
      ],
    ],
  ])('%s', (_, more, shift, parts) => {
    expect(on(more, shift)).toEqual(parts);
  });

  test('a half of it is half a day', () => {
    expect(on({ from_slot: 'pm', to_slot: 'pm' }, split, days)).toEqual([['pm', 500]]);
  });
});

test('hours of a night belong to the day on which it began', () => {
  const span = spanning('2026-11-12', '2026-11-12', { hours: { from: '01:00', to: '03:00' } });
  const counted = countLeave(span, hours, [planOn('2026-11-12', night)]);
  expect(total(counted)).toBe(2000);
});
