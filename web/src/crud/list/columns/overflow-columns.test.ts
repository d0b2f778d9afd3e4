import { expect, test } from 'vitest';
import { overflowColumns } from './overflow-columns.ts';

const chip = (name: string, stays = false) => ({ name, width: 100, stays });
const room = (width: number) => ({ width, gap: 10, more: 80 });

test.each([
  ['all fit', [chip('a'), chip('b'), chip('c')], 320, []],
  ['the last one makes room for the button', [chip('a'), chip('b'), chip('c')], 319, ['c']],
  ['so many as it takes', [chip('a'), chip('b'), chip('c'), chip('d')], 250, ['b', 'c', 'd']],
  ['an active filter stays', [chip('a'), chip('b'), chip('c', true)], 300, ['b']],
  ['active filters stay even without room', [chip('a', true), chip('b', true)], 100, []],
  ['unmeasured', [{ name: 'a', width: 0, stays: false }], 0, []],
])('%s', (_story, chips, width, away) => expect(overflowColumns(chips, room(width))).toEqual(away));
