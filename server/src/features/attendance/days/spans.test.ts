import { expect, test } from 'vitest';
import { always, firstDays, otherDays } from './spans.ts';

const may = { from: '2026-05-01', to: '2026-05-31' };
const june = { from: '2026-06-10', to: '2026-06-12' };

test.each([
  ['all of them, where there is room', 40, [may, june], [], 6],
  ['nothing, where there is none', 0, [], [may, june], 0],
  [
    'the first days of a span, where it is too long',
    10,
    [{ from: '2026-05-01', to: '2026-05-10' }],
    [{ from: '2026-05-11', to: '2026-05-31' }, june],
    0,
  ],
  ['one span to its last day', 31, [may], [june], 0],
  ['a part of the second', 33, [may, { from: '2026-06-10', to: '2026-06-11' }], [{ from: '2026-06-12', to: '2026-06-12' }], 0],
])('takes %s', (_, room, first, left, still) => {
  expect(firstDays([may, june], room)).toEqual({ first, left, room: still });
});

test('without a limit everything is taken', () => {
  expect(firstDays([may], Number.POSITIVE_INFINITY)).toMatchObject({ first: [may], left: [] });
});

test.each([
  ['nothing, where the other has it all', may, always, []],
  ['everything, where they share nothing', may, june, [may]],
  [
    'the parts before and after',
    may,
    { from: '2026-05-10', to: '2026-05-12' },
    [
      { from: '2026-05-01', to: '2026-05-09' },
      { from: '2026-05-13', to: '2026-05-31' },
    ],
  ],
  [
    'both open ends',
    always,
    may,
    [
      { from: '-infinity', to: '2026-04-30' },
      { from: '2026-06-01', to: 'infinity' },
    ],
  ],
])('leaves %s', (_, one, other, left) => {
  expect(otherDays(one, other)).toEqual(left);
});
