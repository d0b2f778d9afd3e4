import { expect, test } from 'vitest';
import { nextMonthToPay, payDateOf } from './pay-date.ts';

test.each([
  ['2026-11', 28, '2026-11-28'],
  ['2026-11', 30, '2026-11-30'],
  ['2026-11', 31, '2026-11-30'],
  ['2028-02', 30, '2028-02-29'],
  ['2026-12', 1, '2026-12-01'],
])('%s is paid on day %i: %s', (month, day, expected) => expect(payDateOf(month, day)).toBe(expected));

test.each([
  ['2026-10', '2026-11'],
  ['2026-11', '2026-12'],
  ['2026-12', '2027-01'],
  ['2026-07', '2026-08'],
  [undefined, '2026-11'],
])('after %s the next run pays %s', (latest, expected) => expect(nextMonthToPay(latest, '2026-11-19')).toBe(expected));
