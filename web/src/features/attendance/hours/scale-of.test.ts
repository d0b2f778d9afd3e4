import { expect, test } from 'vitest';
import { scaleOf } from './scale-of.ts';

test.each([
  [0, 10, [10]],
  [42.5, 50, [10, 20, 30, 40, 50]],
  [60, 60, [10, 20, 30, 40, 50, 60]],
  [83, 90, [20, 40, 60, 80]],
])('a year whose longest week has %d hours is drawn up to %i', (most, top, lines) => {
  expect(scaleOf(most)).toEqual({ top, lines });
});
