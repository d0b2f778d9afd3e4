import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

const gap = undefined;

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, gap, 9]],
  [3, 9, [1, 2, 3, 4, gap, 9]],
  [4, 9, [1, 2, 3, 4, 5, gap, 9]],
  [5, 9, [1, gap, 4, 5, 6, gap, 9]],
  [9, 9, [1, gap, 8, 9]],
])('on page %i of %i the pager names %j', (page, last, named) => {
  expect(pagesAround(page, last)).toEqual(named);
});
