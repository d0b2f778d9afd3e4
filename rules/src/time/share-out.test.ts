import fc from 'fast-check';
import { expect, test } from 'vitest';
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
