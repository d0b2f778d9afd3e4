import { expect, test } from 'vitest';
import { categoryAsks } from './category-asks.ts';

test.each([
  ['an amount where no balance is kept', 'annual_amount', { balance_mode: 'unlimited' }, false],
  ['an amount where one is', 'annual_amount', { balance_mode: 'tracked' }, true],
  ['instalments of what comes at once', 'accrual_frequency', { balance_mode: 'tracked', grant: 'upfront' }, false],
  ['instalments', 'accrual_frequency', { balance_mode: 'tracked', grant: 'accrual' }, true],
  ['how much is carried over of everything', 'carry_over_max', { carry_over: 'all' }, false],
  ['how much is carried over at most', 'carry_over_max', { carry_over: 'limited' }, 'required'],
  ['the day on which nothing lapses', 'carry_over_expires_day', { carry_over: 'none', carry_over_expiry: 'on_day' }, false],
  ['the day on which it lapses', 'carry_over_expires_day', { carry_over: 'all', carry_over_expiry: 'on_day' }, 'required'],
  ['how rounding goes where there is none', 'rounding_mode', { rounding: 'none' }, false],
  ['a month of a year that begins on the hire date', 'year_starts_in', { year_starts: 'hire_date' }, false],
  ['a month of a year that begins in one', 'year_starts_in', { year_starts: 'month' }, true],
  ['less for unpaid leave where a part of a year counts in full', 'reduced_by_unpaid', { prorate: 'none' }, false],
  ['less for unpaid leave where a part counts as one', 'reduced_by_unpaid', { prorate: 'by_day' }, true],
  ['a name', 'name', { balance_mode: 'unlimited' }, true],
])('%s', (_, name, draft, requested) => {
  expect(categoryAsks(name, draft)).toBe(requested);
});
