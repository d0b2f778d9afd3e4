import { expect, test } from 'vitest';
import { columnsOf, moved, onwards, placesOf, rowsOf, type Selection, startAt } from './selection.ts';

const size = { rows: 3, columns: 7 };
const at = (row: number, column: number): Selection => startAt({ row, column });

test.each([
  ['ArrowRight', at(0, 6), { row: 0, column: 6 }],
  ['ArrowLeft', at(1, 3), { row: 1, column: 2 }],
  ['ArrowUp', at(0, 0), { row: 0, column: 0 }],
  ['ArrowDown', at(0, 2), { row: 1, column: 2 }],
  ['Home', at(2, 4), { row: 2, column: 0 }],
  ['End', at(2, 4), { row: 2, column: 6 }],
  ['PageDown', at(0, 4), { row: 2, column: 4 }],
])('%s stays within the grid', (key, from, to) => {
  expect(moved(from, key, false, size)?.active).toEqual(to);
});

test('with Shift the selection grows from where it was begun, in every direction', () => {
  const grown = moved(moved(at(1, 3), 'ArrowLeft', true, size)!, 'ArrowUp', true, size)!;
  expect([rowsOf(grown), columnsOf(grown)]).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(placesOf(grown)).toHaveLength(4);
});

test('a letter does not move the selection', () => {
  expect(moved(at(0, 0), 'n', false, size)).toBeUndefined();
});

test('after the last day of a row comes the first of the next, and the last cell of all stays', () => {
  expect(onwards(at(0, 6), size).active).toEqual({ row: 1, column: 0 });
  expect(onwards(at(2, 6), size).active).toEqual({ row: 2, column: 6 });
});
