import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion } from './apportion.ts';

test.each([
  ['an even split', 100, [1, 1], [50, 50]],
  ['one unit left goes to the first of equal remainders', 101, [1, 1], [51, 50]],
  ['two units left go to the first two', 5, [1, 1, 1], [2, 2, 1]],
  ['the largest remainder comes first', 100, [333, 333, 334], [33, 33, 34]],
  ['60 to 40 of an odd amount', 999, [6000, 4000], [599, 400]],
  ['below zero as above', -999, [6000, 4000], [-599, -400]],
  ['one unit', 1, [1, 9999], [0, 1]],
  ['nothing', 0, [1, 1], [0, 0]],
  ['no weight', 100, [], []],
  ['a weight of nothing gets nothing', 7, [0, 3], [0, 7]],
  ['nothing weighs anything', 7, [0, 0], [0, 0]],
])('%s', (_name, amount, weights, parts) => {
  expect(apportion(amount, weights)).toEqual(parts);
});

test('parts add up to the amount and are within a unit of their exact share', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 8 }).filter((all) => all.some((one) => one > 0));
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), weights, (amount, all) => {
      const parts = apportion(amount, all);
      const total = all.reduce((sum, one) => sum + one, 0);
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount);
      for (const [at, part] of parts.entries()) expect(Math.abs(part - (amount * (all[at] as number)) / total)).toBeLessThan(1.001);
    }),
  );
});
