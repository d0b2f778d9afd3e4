import { expect, test } from 'vitest';
import { stepIn } from './step-in.ts';

const size = { rows: 3, columns: 7 };
const edge = { isAtStart: true, isAtEnd: true };
const inText = { isAtStart: false, isAtEnd: false };
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });
const at = (row: number, column: number) => ({ row, column });

test.each([
  ['Tab goes on to the next day', at(0, 0), key('Tab'), edge, at(0, 1)],
  ['and to the next line', at(0, 6), key('Tab'), edge, at(1, 0)],
  ['with Shift back', at(1, 0), key('Tab', true), edge, at(0, 6)],
  ['behind the last cell out of the grid', at(2, 6), key('Tab'), edge, undefined],
  ['before the first, too', at(0, 0), key('Tab', true), edge, undefined],
  ['from a name Tab goes its own way', at(0, -1), key('Tab'), edge, undefined],
  ['Enter leads down', at(0, 3), key('Enter'), inText, at(1, 3)],
  ['with Shift up', at(1, 3), key('Enter', true), inText, at(0, 3)],
  ['at the bottom it stays', at(2, 3), key('Enter'), inText, undefined],
  ['arrows lead up and down at any time', at(1, 3), key('ArrowUp'), inText, at(0, 3)],
  ['to the sides at the edge of the text', at(1, 3), key('ArrowLeft'), edge, at(1, 2)],
  ['and move in the text inside of it', at(1, 3), key('ArrowLeft'), inText, undefined],
  ['left of the first day stands the name', at(1, 0), key('ArrowLeft'), edge, at(1, -1)],
  ['right of the last nothing', at(1, 6), key('ArrowRight'), edge, undefined],
  ['digits stay in the cell', at(1, 3), key('8'), edge, undefined],
])('%s', (_what, from, pressed, caret, to) => expect(stepIn(size, from, pressed, caret)).toEqual(to));
