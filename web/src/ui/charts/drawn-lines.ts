import type { ChartPoint } from './chart.ts';

/** A place on a drawing, both ways from 0 to 100. */
export type Place = readonly [x: number, y: number];

/** The line of a series, broken where a value is missing. `y` returns the height of a value. */
export function drawnLines(points: readonly ChartPoint[], name: string, y: (value: number) => number): Place[][] {
  const lines: Place[][] = [];
  let isOpen = false;
  for (const [index, { values }] of points.entries()) {
    const value = values[name];
    if (value === null || value === undefined) {
      isOpen = false;
      continue;
    }
    const place: Place = [middleOf(index, points.length), y(value)];
    if (isOpen) lines.at(-1)?.push(place);
    else lines.push([place]);
    isOpen = true;
  }
  return lines;
}

/** Where the middle of a point is, in percent of the width. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / count) * 100;

/** The last value that a series has. */
export const lastValueOf = (points: readonly ChartPoint[], name: string): number | undefined =>
  points.findLast(({ values }) => typeof values[name] === 'number')?.values[name] ?? undefined;

/** The positions of a point's columns, in percent of the width: side by side, or all at one position. A column is never wider than `most`. */
export function columnsAt(index: number, count: number, columns: number, most: number): { x: number; width: number }[] {
  const slot = 100 / count;
  const width = Math.min((slot * 0.7) / columns, most);
  const first = middleOf(index, count) - (width * columns) / 2;
  return Array.from({ length: columns }, (_, at) => ({ x: first + at * width, width }));
}
