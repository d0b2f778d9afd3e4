import { describe, expect, test } from 'vitest';
import { type SummedDay, sumsOf, weeksOfYear } from './weeks-of-year.ts';

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

describe('the balance of a day', () => {
  test.each<[string, Partial<SummedDay>, number]>([
    ['as planned', {}, 0],
    ['longer', { worked_minutes: 540 }, 60],
    ['absent', { worked_minutes: 0 }, -480],
    ['leave', { worked_minutes: 0, leave_minutes: 480, excused_minutes: 480 }, 0],
    ['work during leave', { worked_minutes: 120, leave_minutes: 480, excused_minutes: 480 }, 120],
    ['half leave', { worked_minutes: 240, leave_minutes: 240, excused_minutes: 240 }, 0],
    ['a holiday', { worked_minutes: 0, holiday_minutes: 480, excused_minutes: 480 }, 0],
    ['work on a holiday', { worked_minutes: 100, holiday_minutes: 480, excused_minutes: 480 }, 100],
    ['travel', { worked_minutes: 0, excused_minutes: 480 }, 0],
    ['travel, and stamped meanwhile', { worked_minutes: 480, excused_minutes: 480 }, 0],
    ['travel, and stamped for longer', { worked_minutes: 500, excused_minutes: 480 }, 20],
    ['an excuse that was not enough', { worked_minutes: 300, excused_minutes: 60 }, -120],
    ['work on a day off', { expected_minutes: 0, worked_minutes: 90 }, 90],
  ])('%s', (_, more, balance) => expect(sumsOf([day('2026-11-12', more)], '2026-11-13').balance_minutes).toBe(balance));
});

test.each([
  ['a day that is not over owes no hours', { status: 'scheduled', worked_minutes: 0 }, 0],
  ['extra hours count immediately', { worked_minutes: 500 }, 20],
] as const)('today: %s', (_, more, balance) => {
  expect(sumsOf([day('2026-11-12', more)], '2026-11-12').balance_minutes).toBe(balance);
});

test('a year has its weeks, past, current and to come', () => {
  const days = [
    day('2026-11-06', { worked_minutes: 500, overtime_minutes: 20 }),
    day('2026-11-09', { worked_minutes: 495, late_minutes: 12, logged_minutes: 480 }),
    day('2026-11-10', { status: 'incomplete', worked_minutes: 0, early_minutes: 3 }),
    day('2026-11-13', { status: 'scheduled', worked_minutes: 0 }),
    day('2026-11-16', { status: 'scheduled', worked_minutes: 0 }),
    day('2027-01-04'),
  ];
  const { weeks, totals } = weeksOfYear(2026, days, '2026-11-12');
  expect(weeks).toHaveLength(53);
  expect(weeks[52]).toMatchObject({ iso_week: 53, from: '2026-12-28', to: '2027-01-03', state: 'future', required_minutes: 0 });
  expect(weeks[44]).toMatchObject({ iso_week: 45, state: 'past', balance_minutes: 20, running_balance_minutes: 20, overtime_minutes: 20 });
  expect(weeks[45]).toMatchObject({
    iso_week: 46,
    from: '2026-11-09',
    to: '2026-11-15',
    state: 'current',
    required_minutes: 1440,
    worked_minutes: 495,
    logged_minutes: 480,
    balance_minutes: -465,
    running_balance_minutes: -445,
    late_minutes: 12,
    late_count: 1,
    early_minutes: 3,
    incomplete_days: 1,
  });
  expect(weeks[46]).toMatchObject({ state: 'future', required_minutes: 480, balance_minutes: 0, running_balance_minutes: -445 });
  expect(totals).toMatchObject({ required_minutes: 1440, worked_minutes: 995, balance_minutes: -445, incomplete_days: 1, absent_days: 0 });
});

test('required and worked minutes of the year match its balance while a day is still open', () => {
  const days = [day('2026-11-11', { worked_minutes: 500 }), day('2026-11-12', { status: 'scheduled', worked_minutes: 0 })];
  expect(weeksOfYear(2026, days, '2026-11-12').totals).toMatchObject({ required_minutes: 480, worked_minutes: 500, balance_minutes: 20 });
});

test('the first days of January may belong to the year before', () => {
  const { weeks } = weeksOfYear(
    2026,
    [day('2025-12-29', { worked_minutes: 500 }), day('2027-01-01', { worked_minutes: 470 })],
    '2027-02-01',
  );
  expect([weeks[0]!.balance_minutes, weeks[52]!.balance_minutes, weeks[52]!.running_balance_minutes]).toEqual([20, -10, 10]);
});
