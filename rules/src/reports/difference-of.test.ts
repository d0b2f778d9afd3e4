import { expect, test } from 'vitest';
import { differenceOf } from './difference-of.ts';

test.each([
  ['minutes', 90, 60, 30],
  ['minutes', 60, 90, -30],
  ['minutes', 60, 60, 0],
  ['minutes', null, 60, -60],
  ['minutes', 60, undefined, 60],
  ['minutes', null, null, null],
  ['number', 0.3, 0.1, 0.2],
  ['share', 7500, 7000, 500],
  ['share', null, 7000, null],
  ['share', 7500, null, null],
])('%s: %s after %s is a difference of %s', (kind, now, before, difference) => {
  expect(differenceOf(kind, now, before)).toBe(difference);
});
