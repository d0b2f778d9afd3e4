import { describe, expect, test } from 'vitest';
import { type SummedDay, sumsOf, weekOf, weeksOfYear } from './weeks-of-year.ts';

const day = (date: string, more: Partial<SummedDay> = {}): SummedDay => ({
  date,
  status: 'present',
  expected_minutes: 480,
  worked_minutes: 480,
  excused_minutes: 0,
  leave_minutes: 0,
  holiday_minutes: 0,
  overtime_minutes: 0,
  late_minutes: 0,
  early_minutes: 0,
  logged_minutes: 0,
  ...more,
});

test('sums are those of the days', () => {
  const more = {
    worked_minutes: 1,
    logged_minutes: 2,
    leave_minutes: 3,
    holiday_minutes: 4,
    overtime_minutes: 5,
    late_minutes: 6,
    early_minutes: 7,
  };
  const days = [
    day('2026-11-09', { ...more, excused_minutes: 7, status: 'absent' }),
    day('2026-11-10', { ...more, excused_minutes: 7, status: 'incomplete' }),
  ];
  expect(sumsOf(days, '2026-11-12')).toEqual({
    required_minutes: 952,
    worked_minutes: 2,
    logged_minutes: 4,
    leave_minutes: 6,
    holiday_minutes: 8,
    overtime_minutes: 10,
    balance_minutes: -944,
    late_minutes: 12,
    late_count: 2,
    early_minutes: 14,
    incomplete_days: 1,
    absent_days: 1,
  });
  expect(sumsOf([day('2026-11-09', { late_minutes: 1 }), day('2026-11-10')], '2026-11-12').late_count).toBe(1);
});

describe('a day counts', () => {
  test.each<[string, string, number, number]>([
    ['yesterday, a minute short', '2026-11-11', 479, -1],
    ['today, a minute short', '2026-11-12', 479, 0],
    ['today, a minute more', '2026-11-12', 481, 1],
    ['tomorrow, a minute more', '2026-11-13', 481, 0],
  ])('%s', (_, date, worked_minutes, balance) => {
    expect(sumsOf([day(date, { worked_minutes })], '2026-11-12').balance_minutes).toBe(balance);
    const year = weeksOfYear(2026, [day(date, { worked_minutes })], '2026-11-12');
    expect(year.totals.balance_minutes).toBe(balance);
    expect(year.totals.worked_minutes).toBe(balance === 0 ? 0 : worked_minutes);
  });

  test('today, exactly enough', () => expect(weeksOfYear(2026, [day('2026-11-12')], '2026-11-12').totals.worked_minutes).toBe(480));
});

describe('a week', () => {
  test.each<[string, string, string]>([
    ['a day after it', '2026-11-16', 'past'],
    ['on its last day', '2026-11-15', 'current'],
    ['on its first day', '2026-11-09', 'current'],
    ['a day before it', '2026-11-08', 'future'],
  ])('%s', (_, today, state) =>
    expect(weekOf('2026-11-09', [], today)).toMatchObject({ from: '2026-11-09', to: '2026-11-15', iso_week: 46, state }),
  );

  test('has its days, from Monday to Sunday', () => {
    const days = ['2026-11-08', '2026-11-09', '2026-11-15', '2026-11-16'].map((date, at) => day(date, { worked_minutes: 10 ** at }));
    expect(weekOf('2026-11-09', days, '2026-12-01').worked_minutes).toBe(110);
  });
});

test('a year has the days of its weeks', () => {
  // The weeks of 2026 are from 29 December 2025 to 3 January 2027.
  const days = ['2025-12-28', '2025-12-29', '2027-01-03', '2027-01-04'].map((date, at) => day(date, { worked_minutes: 10 ** at }));
  expect(weeksOfYear(2026, days, '2027-02-01').totals.worked_minutes).toBe(110);
});
