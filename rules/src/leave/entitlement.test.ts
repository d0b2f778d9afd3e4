import { describe, expect, test } from 'vitest';
import type { Day } from '../calendar.ts';
import { instalmentsOf } from './entitlement.ts';
import { hiredOn, monthly, vacation } from './fixtures.ts';
import { leaveYearOf, yearStartOf } from './leave-year.ts';
import type { Entitled, LeavePolicy } from './policy.ts';

const longAgo = hiredOn('2020-01-01');
const totals = (policy: LeavePolicy, person: Entitled, day: Day): number[] =>
  instalmentsOf([{ from: null, policy }], person, leaveYearOf(policy.year_starts_in, day)).map(({ total }) => total);

test('twelve instalments of twenty days, rounded to halves, end at twenty', () => {
  expect(totals(monthly, longAgo, '2026-05-05')).toEqual([
    1500, 3500, 5000, 6500, 8500, 10_000, 11_500, 13_500, 15_000, 16_500, 18_500, 20_000,
  ]);
});

test.each<[string, Partial<LeavePolicy>, Entitled, Day, number]>([
  [
    'a year that begins in May, joined in October, by months',
    { annual_amount: 25_000, year_starts_in: 5 },
    hiredOn('2023-10-01'),
    '2023-10-01',
    14_500,
  ],
  ['the same by days', { annual_amount: 25_000, year_starts_in: 5, prorate: 'by_day' }, hiredOn('2023-10-01'), '2023-10-01', 14_500],
  [
    'the same by days, not rounded',
    { annual_amount: 25_000, year_starts_in: 5, prorate: 'by_day', rounding: 'none' },
    hiredOn('2023-10-01'),
    '2023-10-01',
    14_549,
  ],
  ['a whole year', {}, longAgo, '2026-06-01', 20_000],
  ['a part of a year that counts whole', { prorate: 'none' }, hiredOn('2026-11-01'), '2026-12-01', 20_000],
  ['joined in the first half of a month, the month counts', { rounding: 'none' }, hiredOn('2026-07-10'), '2026-08-01', 10_000],
  ['joined in the second half of it, it does not', { rounding: 'none' }, hiredOn('2026-07-20'), '2026-08-01', 8333],
  [
    'joined on the first, by full months, the month counts',
    { rounding: 'none', prorate: 'by_full_month' },
    hiredOn('2026-07-01'),
    '2026-08-01',
    10_000,
  ],
  [
    'joined on the second, by full months, it does not',
    { rounding: 'none', prorate: 'by_full_month' },
    hiredOn('2026-07-02'),
    '2026-08-01',
    8333,
  ],
  [
    'left on the last day, by full months, the month counts',
    { prorate: 'by_full_month' },
    hiredOn('2020-01-01', '2026-06-30'),
    '2026-02-01',
    10_000,
  ],
  [
    'left a day before, it does not',
    { rounding: 'none', prorate: 'by_full_month' },
    hiredOn('2020-01-01', '2026-06-29'),
    '2026-02-01',
    8333,
  ],
  ['who leaves in June has half', {}, hiredOn('2020-01-01', '2026-06-30'), '2026-02-01', 10_000],
  ['five years of service bring more', { seniority_steps: [{ after_months: 60, annual_amount: 26_000 }] }, longAgo, '2026-02-01', 26_000],
  [
    'five years of service from July on bring half of it',
    { seniority_steps: [{ after_months: 60, annual_amount: 26_000 }] },
    hiredOn('2021-07-01'),
    '2026-02-01',
    23_000,
  ],
])('%s', (_, change, person, day, total) => {
  expect(totals({ ...vacation, ...change }, person, day).at(-1)).toBe(total);
});

test('who works half from July on has three quarters', () => {
  const shares = [
    { from: '2020-01-01', share_bp: 10_000 },
    { from: '2026-07-01', share_bp: 5000 },
  ];
  expect(totals({ ...vacation, prorate_fte: true }, { ...longAgo, shares }, '2026-02-01')).toEqual([15_000]);
  expect(totals(vacation, { ...longAgo, shares }, '2026-02-01')).toEqual([20_000]);
});

describe('unpaid leave', () => {
  const away = (from: Day, to: Day): Entitled => ({ ...longAgo, unpaid: [{ from, to }] });
  const reduced = { reduced_by_unpaid: true, rounding: 'none' } as const;
  test.each<[string, Partial<LeavePolicy>, Entitled, number]>([
    ['of three months brings nothing for them', reduced, away('2026-04-01', '2026-06-30'), 15_000],
    ['counts as usual where the category says nothing', { rounding: 'none' }, away('2026-04-01', '2026-06-30'), 20_000],
    ['of 15 days of 30 leaves the month', reduced, away('2026-04-01', '2026-04-15'), 20_000],
    ['of 16 days of 30 takes it', reduced, away('2026-04-01', '2026-04-16'), 18_333],
    ['of one day takes a full month', { ...reduced, prorate: 'by_full_month' }, away('2026-04-15', '2026-04-15'), 18_333],
    ['of 73 days takes a fifth by days', { ...reduced, prorate: 'by_day' }, away('2026-04-01', '2026-06-12'), 16_000],
    ['takes nothing where a part of a year counts in full', { ...reduced, prorate: 'none' }, away('2026-04-01', '2026-06-30'), 20_000],
  ])('%s', (_, change, person, total) => {
    expect(totals({ ...vacation, ...change }, person, '2026-02-01').at(-1)).toBe(total);
  });
});

describe('a leave year by the hire date', () => {
  const policy: LeavePolicy = { ...vacation, year_starts: 'hire_date' };
  test.each<[Day, Day, Day, Day]>([
    ['2020-03-15', '2026-03-14', '2025-03-15', '2026-03-14'],
    ['2020-03-15', '2026-03-15', '2026-03-15', '2027-03-14'],
    ['2024-02-29', '2026-02-27', '2025-02-28', '2026-02-27'],
    ['2024-02-29', '2028-02-28', '2027-02-28', '2028-02-28'],
    ['2024-02-29', '2028-02-29', '2028-02-29', '2029-02-27'],
  ])('of %s contains %s', (hired, day, from, to) => {
    expect(leaveYearOf(yearStartOf(policy, hiredOn(hired)), day)).toEqual({ from, to });
  });

  test('brings everything on the anniversary, and instalments month by month from it', () => {
    const person = hiredOn('2020-03-15');
    const year = leaveYearOf(yearStartOf(policy, person), '2026-04-01');
    expect(instalmentsOf([{ from: null, policy }], person, year)).toEqual([{ due: '2026-03-15', total: 20_000 }]);
    const monthlyOnes = instalmentsOf([{ from: null, policy: { ...policy, grant: 'accrual' } }], person, year);
    expect(monthlyOnes.slice(0, 2)).toEqual([
      { due: '2026-04-14', total: 1500 },
      { due: '2026-05-14', total: 3500 },
    ]);
    expect(monthlyOnes.at(-1)).toEqual({ due: '2027-03-14', total: 20_000 });
  });
});

test('nothing is granted before the employee starts', () => {
  const [first] = instalmentsOf([{ from: null, policy: monthly }], hiredOn('2026-04-10'), leaveYearOf(1, '2026-04-10'));
  expect(first).toEqual({ due: '2026-04-10', total: 0 });
  expect(instalmentsOf([{ from: null, policy: vacation }], hiredOn('2026-04-10'), leaveYearOf(1, '2026-04-10'))).toEqual([
    { due: '2026-04-10', total: 15_000 },
  ]);
  expect(instalmentsOf([{ from: null, policy: vacation }], hiredOn('2027-04-10'), leaveYearOf(1, '2026-04-10'))).toEqual([]);
});

test('instalments come on the first or the last day of their months', () => {
  const quarterly: LeavePolicy = { ...monthly, accrual_frequency: 'quarterly' };
  const year = leaveYearOf(1, '2026-01-01');
  expect(instalmentsOf([{ from: null, policy: quarterly }], longAgo, year).map(({ due }) => due)).toEqual([
    '2026-03-31',
    '2026-06-30',
    '2026-09-30',
    '2026-12-31',
  ]);
  expect(instalmentsOf([{ from: null, policy: { ...quarterly, accrual_timing: 'start' } }], longAgo, year).map(({ due }) => due)).toEqual([
    '2026-01-01',
    '2026-04-01',
    '2026-07-01',
    '2026-10-01',
  ]);
});
