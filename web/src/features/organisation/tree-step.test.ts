import { expect, test } from 'vitest';
import { visibleRows } from './departments-tree.ts';
import { department } from './testing/department.ts';
import { treeStep } from './tree-step.ts';

const rows = visibleRows(
  [department(1, 'Company', [department(2, 'Delivery', [department(3, 'Data')]), department(4, 'Sales')])],
  new Set([1]),
);

test.each([
  ['ArrowDown goes to the next one in sight', 1, 'ArrowDown', { go: 2 }],
  ['ArrowDown stays at the end', 4, 'ArrowDown', undefined],
  ['ArrowUp goes back', 4, 'ArrowUp', { go: 2 }],
  ['ArrowUp stays at the top', 1, 'ArrowUp', undefined],
  ['ArrowRight opens a closed one', 2, 'ArrowRight', { toggle: 2 }],
  ['ArrowRight enters an open one', 1, 'ArrowRight', { go: 2 }],
  ['ArrowRight does nothing on a leaf', 4, 'ArrowRight', undefined],
  ['ArrowLeft closes an open one', 1, 'ArrowLeft', { toggle: 1 }],
  ['ArrowLeft goes to the parent', 4, 'ArrowLeft', { go: 1 }],
  ['Home goes to the first', 4, 'Home', { go: 1 }],
  ['End goes to the last in sight', 1, 'End', { go: 4 }],
  ['any other key is left alone', 1, 'x', undefined],
] as const)('%s', (_story, from, key, step) => expect(treeStep(rows, from, key)).toEqual(step));
