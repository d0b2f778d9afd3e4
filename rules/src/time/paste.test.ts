import { expect, test } from 'vitest';
import { isBlock, readPaste } from './paste.ts';

const size = { rows: 3, columns: 7 };

test('a block is pasted from its top-left cell, and cells outside the grid are counted', () => {
  const { cells, beyond } = readPaste('8\t7,5\t\n1:30\tx\n\n4\t"2h"\r\n', { row: 1, column: 5 }, size);
  expect(cells).toEqual([
    { row: 1, column: 5, text: '8', minutes: 480 },
    { row: 1, column: 6, text: '7,5', minutes: 450 },
    { row: 2, column: 5, text: '1:30', minutes: 90 },
    { row: 2, column: 6, text: 'x', minutes: undefined },
  ]);
  expect(beyond).toBe(2);
});

test('more than a day is no duration of a day', () =>
  expect(readPaste('25:00', { row: 0, column: 0 }, size).cells[0]?.minutes).toBeUndefined());

test.each([
  ['8', false],
  ['8\n', false],
  ['8\t8', true],
  ['8\n8', true],
])('%j is a block: %s', (text, is) => expect(isBlock(text)).toBe(is));

test('a thousand rows are read in one go', () => {
  const { cells, beyond } = readPaste(Array(1000).fill('8\t8').join('\n'), { row: 0, column: 0 }, size);
  expect([cells.length, beyond]).toEqual([6, 1994]);
});
