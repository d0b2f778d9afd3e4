import { expect, test } from 'vitest';
import { nowFirst } from './now-first.ts';

test('a phone shows the current week first, then past weeks backwards, then future ones', () => {
  const weeks = (['past', 'past', 'current', 'future', 'future'] as const).map((state, index) => ({ state, week: index + 1 }));
  expect(nowFirst(weeks).map(({ week }) => week)).toEqual([3, 2, 1, 4, 5]);
});
