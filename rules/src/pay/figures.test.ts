import { expect, test } from 'vitest';
import { exact } from './exact.ts';
import { decimalOf, figureOf, figureText } from './figures.ts';

test.each([
  [30, 1, 30, '30'],
  [975, 32, '975/32', '30.46875'],
  [7, 450, '7/450', '7/450'],
  [457, 450, '457/450', '1\u00A07/450'],
  [-457, 450, '-457/450', '-1\u00A07/450'],
  [60, 8, '15/2', '7.5'],
])('%s of %s is stored as %s and shown as %s', (over, under, figure, shown) => {
  const stored = figureOf(exact([over], [under]));
  expect([stored, figureText(stored, String), decimalOf(stored)]).toEqual([figure, shown, over / under]);
});
