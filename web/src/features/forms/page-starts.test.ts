import { describe, expect, test } from 'vitest';
import { pageStarts } from './page-starts.ts';

describe('where pages begin', () => {
  const table: [string, number[], number[]][] = [
    ['nothing is one empty page', [], [0]],
    ['pieces that fit stay together', [40, 60], [0]],
    ['a piece that does not fit begins a page', [40, 61], [0, 1]],
    ['each page is filled in turn', [50, 50, 50, 50, 1], [0, 2, 4]],
    ['a piece taller than a page gets its own page', [10, 250, 10], [0, 1, 2]],
    ['the first piece never leaves an empty page before it', [250], [0]],
  ];
  test.each(table)('%s', (_story, heights, starts) => expect(pageStarts(heights, 100)).toEqual(starts));
});
