import { expect, test } from 'vitest';
import { percentOf } from './percent.ts';

test.each([
  ['nothing spent', 0, 600, 0],
  ['half', 300, 600, 50],
  ['rounded to the nearest', 205, 600, 34],
  ['rounded up at the half', 3, 200, 2],
  ['more than estimated', 900, 600, 150],
  ['no estimate', 900, 0, 0],
  ['neither', 0, 0, 0],
])('%s: %i of %i minutes are %i percent', (_case, spent, estimated, percent) => {
  expect(percentOf(spent, estimated)).toBe(percent);
});
