import { expect, test } from 'vitest';
import { between } from './use-selection.ts';

const rows = [1, 2, 3, 4].map((id) => ({ id }));
const ids = (from: number | undefined, to: number) => between(rows, from, to).map(({ id }) => id);

test.each([
  ['downwards', 2, 4, [2, 3, 4]],
  ['upwards', 3, 1, [1, 2, 3]],
  ['to itself', 2, 2, [2]],
  ['from nothing', undefined, 3, [3]],
  ['from a row of another page', 99, 3, [3]],
] as const)('a range %s', (_how, from, to, found) => {
  expect(ids(from, to)).toEqual(found);
});
