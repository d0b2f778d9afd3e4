import { expect, test } from 'vitest';
import { gridStep } from './grid-step.ts';

const size = { rows: 25, columns: 30 };

test.each([
  ['ArrowRight', false, { row: 3, column: 6 }],
  ['ArrowLeft', false, { row: 3, column: 4 }],
  ['ArrowUp', false, { row: 2, column: 5 }],
  ['ArrowDown', false, { row: 4, column: 5 }],
  ['PageDown', false, { row: 13, column: 5 }],
  ['PageUp', false, { row: 0, column: 5 }],
  ['Home', false, { row: 3, column: 0 }],
  ['End', false, { row: 3, column: 29 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 24, column: 29 }],
])('%s (Control: %s) leads to %o', (key, isFar, place) => {
  expect(gridStep({ row: 3, column: 5 }, key, size, isFar)).toEqual(place);
});

test('at an edge it stays, and other keys are left to others', () => {
  expect(gridStep({ row: 0, column: 0 }, 'ArrowLeft', size, false)).toEqual({ row: 0, column: 0 });
  expect(gridStep({ row: 24, column: 29 }, 'ArrowDown', size, false)).toEqual({ row: 24, column: 29 });
  expect(gridStep({ row: 0, column: 0 }, 'x', size, false)).toBeUndefined();
});
