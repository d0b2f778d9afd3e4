import { expect, test } from 'vitest';
import { behindManagers, managersFirst, rowsAbove } from './managers-first.ts';

type Row = { row_no: number; id?: number; values: Record<string, unknown>; manager_row?: number };

const order = (...rows: Row[]): number[] =>
  managersFirst(
    rows,
    rowsAbove(rows, ({ id }) => id),
  ).map(({ row_no }) => row_no);

test('managers come first, new or existing', () => {
  const below = { row_no: 2, id: 20, values: { manager_id: 30 } };
  const between = { row_no: 3, id: 30, values: {}, manager_row: 4 };
  const top = { row_no: 4, values: { manager_id: 99 } };
  expect(order(below, between, top)).toEqual([4, 3, 2]);
});

test('rows that have nothing to do with each other keep their order', () => {
  expect(order({ row_no: 2, id: 20, values: {} }, { row_no: 3, values: {} }, { row_no: 5, id: 50, values: { manager_id: 7 } })).toEqual([
    2, 3, 5,
  ]);
});

test('a circle ends', () => {
  expect(order({ row_no: 2, id: 20, values: { manager_id: 30 } }, { row_no: 3, id: 30, values: { manager_id: 20 } })).toHaveLength(2);
});

test('people in a file come after their manager, and otherwise in their order', () => {
  const rows = [{ row_no: 2, manager_row: 5 }, { row_no: 3 }, { row_no: 4, manager_row: 3 }, { row_no: 5, manager_row: 6 }, { row_no: 6 }];
  expect(behindManagers(rows).map(({ row_no }) => row_no)).toEqual([6, 5, 2, 3, 4]);
});
