import { describe, expect, test } from 'vitest';
import { pageStarts } from './page-starts.ts';

describe('where pages begin', () => {
  const table: [string, number[], number[]][] = [
    ['nothing is one empty page', [], [0]],
    ['what fits stays together', [40, 60], [0]],
    ['what does not fit begins a page', [40, 61], [0, 1]],
    ['each page is filled anew', [50, 50, 50, 50, 1], [0, 2, 4]],
    ['what is taller than a page has one of its own', [10, 250, 10], [0, 1, 2]],
    ['the first piece never leaves an empty page before it', [250], [0]],
  ];
  test.each(table)('%s', (_story, heights, starts) => expect(pageStarts(heights, 100)).toEqual(starts));
});
