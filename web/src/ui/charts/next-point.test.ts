import { expect, test } from 'vitest';
import { nextPoint } from './next-point.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('%s leads from point %i to %s of three', (key, at, expected) => {
  expect(nextPoint(key, at, 3)).toBe(expected);
});

test('a chart without points has nowhere to go', () => {
  expect(nextPoint('End', 0, 0)).toBeUndefined();
});
