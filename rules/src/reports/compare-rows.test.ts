import { expect, test } from 'vitest';
import { compareRows } from './compare-rows.ts';
import type { ReportNode } from './group-rows.ts';

const node = (id: number, hours: number, rows: ReportNode[] = []): ReportNode => ({ id, label: `No ${id}`, values: { hours }, rows });
const flat = (nodes: ReturnType<typeof compareRows>): unknown[] =>
  nodes.map(({ id, values, before, rows }) => [
    id,
    values.hours,
    before === null ? null : before.hours,
    ...(rows.length > 0 ? [flat(rows)] : []),
  ]);

test('a group is compared with the same group before, in any order', () => {
  expect(flat(compareRows([node(1, 5), node(2, 6)], [node(2, 4), node(1, 3)], 1))).toEqual([
    [1, 5, 3],
    [2, 6, 4],
  ]);
});

test('a new group has no values before, and a group that no longer exists comes last', () => {
  expect(flat(compareRows([node(1, 5)], [node(2, 4)], 1))).toEqual([
    [1, 5, undefined],
    [2, undefined, 4],
  ]);
});

test('groups within groups are compared as deep as both have them', () => {
  const now = [node(1, 5, [node(11, 2), node(12, 3)])];
  const before = [node(1, 4, [node(11, 4)]), node(2, 1, [node(21, 1)])];
  expect(flat(compareRows(now, before, 2))).toEqual([
    [
      1,
      5,
      4,
      [
        [11, 2, 4],
        [12, 3, undefined],
      ],
    ],
    [2, undefined, 1, [[21, undefined, 1]]],
  ]);
  expect(flat(compareRows(now, [node(1, 4)], 1))).toEqual([
    [
      1,
      5,
      4,
      [
        [11, 2, null],
        [12, 3, null],
      ],
    ],
  ]);
});

test('without a comparison no group has anything before', () => {
  expect(flat(compareRows([node(1, 5)], [], 0))).toEqual([[1, 5, null]]);
});
