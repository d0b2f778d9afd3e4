import { expect, test } from 'vitest';
import { alignedKey, type Comparison, comparedSpan, type TimeKey } from './compared-span.ts';

test.each([
  ['a week', '2026-11-09', '2026-11-15', 'week', '2026-11-02', '2026-11-08'],
  ['as many days', '2026-11-05', '2026-11-19', 'days', '2026-10-21', '2026-11-04'],
  ['a single day', '2026-03-01', '2026-03-01', 'days', '2026-02-28', '2026-02-28'],
  ['a month so far', '2026-11-01', '2026-11-19', 'month', '2026-10-01', '2026-10-19'],
  ['a whole month', '2026-11-01', '2026-11-30', 'month', '2026-10-01', '2026-10-31'],
  ['a whole March', '2026-03-01', '2026-03-31', 'month', '2026-02-01', '2026-02-28'],
  ['a March up to the 30th', '2026-03-01', '2026-03-30', 'month', '2026-02-01', '2026-02-28'],
  ['a January', '2026-01-01', '2026-01-31', 'month', '2025-12-01', '2025-12-31'],
  ['a quarter so far', '2026-10-01', '2026-11-19', 'quarter', '2026-07-01', '2026-08-19'],
  ['a first quarter', '2026-01-01', '2026-03-31', 'quarter', '2025-10-01', '2025-12-31'],
  ['a year so far', '2026-01-01', '2026-11-19', 'year', '2025-01-01', '2025-11-19'],
  ['a leap day', '2028-02-01', '2028-02-29', 'year', '2027-02-01', '2027-02-28'],
] as const)('%s has its days before', (_name, from, to, by: Comparison, first, last) => {
  expect(comparedSpan({ from, to }, by)).toEqual({ from: first, to: last });
});

const november = { from: '2026-11-01', to: '2026-11-30' };
const october = { from: '2026-10-01', to: '2026-10-31' };

test.each([
  ['day', '2026-10-01', '2026-11-01'],
  ['day', '2026-10-30', '2026-11-30'],
  ['day', '2026-10-31', null],
  ['week', '2026-09-28', '2026-10-26'],
  ['week', '2026-10-26', '2026-11-23'],
  ['month', '2026-10-01', '2026-11-01'],
] as const)('a %s of October, %s, is shown in November at %s', (kind: TimeKey, day, shown) => {
  expect(alignedKey(kind, day, october, november)).toBe(shown);
});

test('months of a year before are shown at their names', () => {
  const [year, before] = [
    { from: '2026-01-01', to: '2026-11-19' },
    { from: '2025-01-01', to: '2025-11-19' },
  ];
  expect(alignedKey('month', '2025-01-01', before, year)).toBe('2026-01-01');
  expect(alignedKey('month', '2025-11-01', before, year)).toBe('2026-11-01');
});
