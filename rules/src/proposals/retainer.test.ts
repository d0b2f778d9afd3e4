import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthlyPeriods } from './retainer.ts';

test.each([
  ['a quarter', 7200, '2026-11-15', '2027-01-10', ['2026-11-01', '2026-12-01', '2027-01-01'], [2400, 2400, 2400]],
  ['days of one month', 600, '2026-02-03', '2026-02-20', ['2026-02-01'], [600]],
  ['what cannot be shared evenly', 200, '2026-01-31', '2026-03-01', ['2026-01-01', '2026-02-01', '2026-03-01'], [67, 67, 66]],
  ['an end before the start', 60, '2026-05-01', '2026-04-30', ['2026-05-01'], [60]],
])('%s', (_, minutes, from, to, months, shared) => {
  const periods = monthlyPeriods(minutes, from, to);
  expect(periods.map(({ month }) => month)).toEqual(months);
  expect(periods.map((one) => one.minutes)).toEqual(shared);
});

test('without an end it is a year', () => expect(monthlyPeriods(1200, '2026-12-24', null)).toHaveLength(12));

test('nothing is lost between the months, and none has much more than another', () => {
  const month = fc.integer({ min: 0, max: 60 }).map((at) => `${2026 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-07`);
  fc.assert(
    fc.property(fc.nat(600_000), month, month, (minutes, from, to) => {
      const parts = monthlyPeriods(minutes, from, to).map((one) => one.minutes);
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(minutes);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }),
  );
});
