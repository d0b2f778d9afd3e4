import { describe, expect, test } from 'vitest';
import { exact, inThousandths, isMore, plus, rounded, roundedInTurn, shareOf, sumOf } from './exact.ts';

test.each<[number, number, number]>([
  [0, 2, 0],
  [1, 3, 0],
  [1, 2, 1],
  [2, 3, 1],
  [149, 100, 1],
  [150, 100, 2],
  [-1, 3, 0],
  [-1, 2, -1],
  [-149, 100, -1],
  [-150, 100, -2],
])('%s over %s is rounded to %s', (over, under, expected) => expect(rounded(exact([over], [under]))).toBe(expected));

test('nothing below zero is rounded to plain zero', () => expect(Object.is(rounded(exact([-1], [3])), 0)).toBe(true));

describe('a share in basis points', () => {
  test.each<[number, number, number]>([
    [10_000, 1, 1],
    [4999, 1, 0],
    [5000, 1, 1],
    [14_999, 1, 1],
    [15_000, 1, 2],
    [-4999, 1, 0],
    [-5000, 1, -1],
    [-15_000, 1, -2],
    [300_000, 10_000, 300_000],
    [0, 2000, 0],
    [9_007_199_254_740_991, 1, 900_719_925_474],
    [9_007_199_254_740_991, 10_000, 9_007_199_254_740_991],
    [900_719_925_474_100, 9999, 900_629_853_481_553],
  ])('of %s at %s is %s', (amount, share, expected) => expect(shareOf(amount, share)).toBe(expected));
});

test.each<[number, number, number, number, boolean]>([
  [1, 2, 1, 2, false],
  [1, 2, 2, 4, false],
  [2, 3, 1, 2, true],
  [1, 2, 2, 3, false],
  [-1, 2, -2, 3, true],
])('%s/%s is more than %s/%s: %s', (a, b, c, d, expected) => expect(isMore(exact([a], [b]), exact([c], [d]))).toBe(expected));

test('fractions add up over a common divisor', () => {
  expect(plus(exact([1], [2]), exact([1], [3]))).toEqual({ over: 5n, under: 6n });
  expect(plus(exact([1], [3]), exact([1], [3]))).toEqual({ over: 2n, under: 3n });
});

test.each<[number, number, number]>([
  [1, 3, 333],
  [2, 3, 667],
  [1, 2000, 1],
  [1, 2001, 0],
])('%s over %s is %s thousandths', (over, under, expected) => expect(inThousandths(exact([over], [under]))).toBe(expected));

test('parts that are rounded in turn add up to the rounded whole', () => {
  expect(roundedInTurn([exact([1], [3]), exact([1], [3]), exact([1], [3])])).toEqual([0, 1, 0]);
  expect(roundedInTurn([exact([1], [2]), exact([1], [2])])).toEqual([1, 0]);
  expect([roundedInTurn([]), sumOf([]), sumOf([1, 2])]).toEqual([[], 0, 3]);
});
