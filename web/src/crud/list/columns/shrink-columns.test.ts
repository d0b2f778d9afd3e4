import { expect, test } from 'vitest';
import { shrinkColumns } from './shrink-columns.ts';

const words = (width: number) => ({ width, leastWidth: width * 0.8 });
const number = (width: number) => ({ width });

test.each([
  ['columns that fit keep their width', [words(200), number(100)], 300, [200, 100]],
  ['words make room for numbers', [words(200), number(100)], 290, [190, 100]],
  ['each gives its part', [words(200), words(100), number(100)], 370, [180, 90, 100]],
  ['columns that would be cut too much scroll instead', [words(200), number(100)], 250, [200, 100]],
])('%s', (_story, columns, room, widths) => expect(shrinkColumns(columns, room).map(({ width }) => width)).toEqual(widths));
