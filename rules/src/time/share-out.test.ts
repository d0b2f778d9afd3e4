import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

test.each([
  ['one project takes all', 480, [2400], [480]],
  ['two as they were', 480, [600, 600], [240, 240]],
  ['quarters, and the rest to the heaviest', 485, [1200, 600], [335, 150]],
  ['nothing to share', 0, [600], []],
  ['more logged than attended', -30, [600], []],
  ['nothing to go by', 480, [], []],
])('%s', (_, minutes, weights, shares) => expect(shareOut(minutes, weights)).toEqual(shares));

test('shares add up to the whole, and none is negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1440 }),
      fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 12 }),
      (minutes, weights) => {
        const shares = shareOut(minutes, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(minutes);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

describe('hours are shared out', () => {
  test.each<[string, number, number[], number[]]>([
    ['by weight', 120, [1, 3], [30, 90]],
    ['in quarters, the rest to the largest', 100, [1, 3], [15, 85]],
    ['the rest to the first of equals', 100, [1, 1], [55, 45]],
    ['of one minute to the largest', 1, [1, 2], [0, 1]],
    ['not without minutes', 0, [1, 2], []],
    ['not of less', -15, [1, 2], []],
    ['not without weights', 60, [], []],
    ['not by weights of nothing', 60, [0, 0], []],
    ['not to a weight of nothing', 60, [0, 1], [0, 60]],
  ])('%s', (_, minutes, weights, expected) => expect(shareOut(minutes, weights)).toEqual(expected));
});
