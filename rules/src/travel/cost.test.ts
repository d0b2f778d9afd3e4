import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMinor } from '../money.ts';
import { type CostLine, totalCost } from './cost.ts';

test.each<[string, CostLine[], string, number, [number, string][]]>([
  ['nothing', [], 'EUR', 0, []],
  [
    'one currency',
    [
      { amount: 120.5, currency: 'EUR' },
      { amount: 79.5, currency: 'EUR' },
    ],
    'EUR',
    20_000,
    [],
  ],
  ['by the rate that was typed', [{ amount: 100, currency: 'USD', rate: 0.92 }], 'EUR', 9200, []],
  ['yen into euros', [{ amount: 15_000, currency: 'JPY', rate: 0.006125 }], 'EUR', 9188, []],
  ['euros into yen', [{ amount: 99.99, currency: 'EUR', rate: 163.27 }], 'JPY', 16_325, []],
  ['three digits into two', [{ amount: 10.005, currency: 'KWD', rate: 3 }], 'EUR', 3002, []],
  ['half a cent goes up', [{ amount: 0.01, currency: 'USD', rate: 0.5 }], 'EUR', 1, []],
  [
    'without a rate',
    [
      { amount: 5, currency: 'EUR' },
      { amount: 100, currency: 'USD' },
    ],
    'EUR',
    500,
    [[2, 'cost_needs_rate']],
  ],
  [
    'a negative line, which would lower the total that a limit compares',
    [
      { amount: 2500, currency: 'EUR' },
      { amount: -0.01, currency: 'EUR' },
    ],
    'EUR',
    250_000,
    [[2, 'cost_negative']],
  ],
  ['a line of nothing', [{ amount: 0, currency: 'EUR' }], 'EUR', 0, []],
  ['a rate from itself', [{ amount: 5, currency: 'EUR', rate: 2 }], 'EUR', 0, [[1, 'cost_own_rate']]],
  ['a rate of seven decimals', [{ amount: 5, currency: 'USD', rate: 0.1234567 }], 'EUR', 0, [[1, 'cost_rate_digits']]],
  ['itself at one', [{ amount: 5, currency: 'EUR', rate: 1 }], 'EUR', 500, []],
  ['more digits than the currency has', [{ amount: 1.5, currency: 'JPY', rate: 1 }], 'EUR', 0, [[1, 'cost_digits']]],
])('%s', (_, lines, currency, total, faults) => {
  const found = totalCost(lines, currency);
  expect(found.total).toBe(total);
  expect(found.faults.map(({ line, code }) => [line, code])).toEqual(faults);
});

test('a sum in its own currency is exact for any amounts', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 20 }), (cents) => {
      const lines = cents.map((one) => ({ amount: one / 100, currency: 'EUR' }));
      expect(totalCost(lines, 'EUR').total).toBe(cents.reduce((sum, one) => sum + one, 0));
      expect(lines.every(({ amount }) => toMinor(amount, 'EUR') !== undefined)).toBe(true);
    }),
  );
});
