import { expect, test } from 'vitest';
import { flatRows } from './flat-rows.ts';

const leaf = (key: number) => ({ key, label: String(key), values: {}, no_rate: {}, before: null, rows: [] });
const rows = [{ ...leaf(1), rows: [leaf(2), leaf(3)] }, leaf(4)];
const keysOf = (...opened: string[]) => flatRows(rows, new Set(opened)).map(({ keys }) => keys);

test('a closed group shows only its own row, an open one also its entries', () => {
  expect(keysOf()).toEqual([[1], [4]]);
  expect(keysOf('[1]', '[4]')).toEqual([[1], [1, 2], [1, 3], [4]]);
});
