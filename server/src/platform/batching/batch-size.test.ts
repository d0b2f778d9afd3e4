import { expect, test } from 'vitest';
import { nextSize } from './batch-size.ts';

test.each([
  ['a batch that meets the target: the same size', 20, 30, 20],
  ['a batch that takes twice as long: half the size', 20, 60, 10],
  ['a batch that takes far too long: one row, never none', 20, 5000, 1],
  ['a very fast batch: at most twice the size', 20, 0.1, 40],
  ['a batch without a finished row: one row', 0, 80, 1],
  ['a large batch: never above the maximum', 400, 1, 500],
])('%s', (_, done, milliseconds, next) => expect(nextSize(done, milliseconds, { aim: 30 })).toBe(next));

test('if batches may take twice as long, they are twice as large', () => expect(nextSize(20, 30, { aim: 60 })).toBe(40));

test('batches do not shrink below the minimum size', () => expect(nextSize(20, 5000, { aim: 30, least: 5 })).toBe(5));
