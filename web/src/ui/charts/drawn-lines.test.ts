import { expect, test } from 'vitest';
import { columnsAt, drawnLines, lastValueOf, middleOf } from './drawn-lines.ts';

const points = (...values: (number | null)[]) => values.map((value, at) => ({ key: String(at), label: '', values: { hours: value } }));
const down = (value: number) => 100 - value;

test('a line goes through the middle of each point, and is interrupted at missing values', () => {
  expect(drawnLines(points(10, 20, null, 40), 'hours', down)).toEqual([
    [
      [12.5, 90],
      [37.5, 80],
    ],
    [[87.5, 60]],
  ]);
  expect(drawnLines(points(null, null), 'hours', down)).toEqual([]);
});

test('the last value is the last one known', () => {
  expect(lastValueOf(points(10, 0, null), 'hours')).toBe(0);
  expect(lastValueOf(points(null), 'hours')).toBeUndefined();
});

test.each([
  [1, 4],
  [2, 4],
  [3, 53],
])('%i columns of a point are around its middle, inside its slot', (columns, count) => {
  const placed = columnsAt(1, count, columns, 100);
  const [first, last] = [placed[0], placed.at(-1)];
  expect(((first?.x ?? 0) + (last?.x ?? 0) + (last?.width ?? 0)) / 2).toBeCloseTo(middleOf(1, count));
  expect(first?.x).toBeGreaterThan(100 / count);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(200 / count);
});

test('few columns on a wide screen stay slim', () => {
  expect(columnsAt(0, 2, 1, 6)).toEqual([{ x: 22, width: 6 }]);
});
