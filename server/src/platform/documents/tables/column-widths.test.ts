import { expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';

const cases: [what: string, contents: number[], available: number, widths: number[]][] = [
  ['everything fits exactly', [40, 60], 100, [40, 60]],
  ['room is shared out in proportion', [10, 30], 80, [20, 60]],
  ['an empty table is split evenly', [0, 0], 80, [40, 40]],
  ['narrow columns keep their width, the wide one wraps', [20, 900, 30], 100, [20, 50, 30]],
  ['wide columns share what the narrow ones leave', [500, 20, 900], 100, [40, 20, 40]],
  ['columns that are all too wide get the same', [300, 200, 400, 500], 100, [25, 25, 25, 25]],
];

test.each(cases)('%s', (_, contents, available, widths) => {
  expect(columnWidths(contents, available)).toEqual(widths);
});
