import { expect, test } from 'vitest';
import { nextSize } from './batch-size.ts';

test.each([
  ['as quick as it should be: as many again', 20, 30, 20],
  ['twice as long: half as many', 20, 60, 10],
  ['far too long: one by one, but never none', 20, 5000, 1],
  ['at once: twice as many, not all', 20, 0.1, 40],
  ['nothing finished: one', 0, 80, 1],
  ['never more than some', 400, 1, 500],
])('%s', (_, done, milliseconds, next) => expect(nextSize(done, milliseconds, { aim: 30 })).toBe(next));

test('if batches may take twice as long, they are twice as large', () => expect(nextSize(20, 30, { aim: 60 })).toBe(40));

test('batches do not shrink below the minimum size', () => expect(nextSize(20, 5000, { aim: 30, least: 5 })).toBe(5));
