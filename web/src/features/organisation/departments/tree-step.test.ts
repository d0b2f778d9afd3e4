import { expect, test } from 'vitest';
import { chartNodes } from '../chart/org-chart-nodes.ts';
import { chartRows } from '../chart/org-chart-rows.ts';
import { department } from '../testing/department.ts';
import { treeStep } from './tree-step.ts';

const company = [department(1, 'Company', [department(2, 'Delivery', [department(3, 'Data')]), department(4, 'Sales')])];
const rows = chartRows(chartNodes(company, 'departments'), new Set(['d1']));

test.each([
  ['ArrowDown goes to the next one in sight', 'd1', 'ArrowDown', { go: 'd2' }],
  ['ArrowDown stays at the end', 'd4', 'ArrowDown', undefined],
  ['ArrowUp goes back', 'd4', 'ArrowUp', { go: 'd2' }],
  ['ArrowUp stays at the top', 'd1', 'ArrowUp', undefined],
  ['ArrowRight opens a closed one', 'd2', 'ArrowRight', { toggle: 'd2' }],
  ['ArrowRight enters an open one', 'd1', 'ArrowRight', { go: 'd2' }],
  ['ArrowRight does nothing on a leaf', 'd4', 'ArrowRight', undefined],
  ['ArrowLeft closes an open one', 'd1', 'ArrowLeft', { toggle: 'd1' }],
  ['ArrowLeft goes to the parent', 'd4', 'ArrowLeft', { go: 'd1' }],
  ['Home goes to the first', 'd4', 'Home', { go: 'd1' }],
  ['End goes to the last in sight', 'd1', 'End', { go: 'd4' }],
  ['any other key is left alone', 'd1', 'x', undefined],
] as const)('%s', (_story, from, key, step) => expect(treeStep(rows, from, key)).toEqual(step));
