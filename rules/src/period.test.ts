import { expect, test } from 'vitest';
import { periodBeside, periodName, periodOf, periodOfMonth } from './period.ts';

test.each([
  ['week', '2026-11-15', '2026-11-09', '2026-11-15', '2026-W46'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03', '2026-W53'],
  ['month', '2028-02-17', '2028-02-01', '2028-02-29', '2028-02'],
] as const)('the %s of %s runs from %s to %s and is called %s', (kind, day, from, to, name) => {
  const period = periodOf(kind, day);
  expect(period).toEqual({ kind, from, to });
  expect(periodName(period)).toBe(name);
});

test('periods follow each other without a gap, also across New Year', () => {
  expect(periodBeside(periodOf('week', '2026-12-30'), 1).from).toBe('2027-01-04');
  expect(periodBeside(periodOf('month', '2026-01-31'), -1)).toEqual({ kind: 'month', from: '2025-12-01', to: '2025-12-31' });
});

test.each([
  ['week', '2026-11', '2026-11-15', '2026-11-09'],
  ['week', '2026-10', '2026-11-15', '2026-09-28'],
  ['week', '2026-08', '2026-11-15', '2026-08-03'],
  ['month', '2026-10', '2026-11-15', '2026-10-01'],
] as const)('as a %s the month %s requested on %s begins on %s', (kind, month, today, from) => {
  expect(periodOfMonth(kind, month, today).from).toBe(from);
});
