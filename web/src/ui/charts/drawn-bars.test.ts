import { expect, test } from 'vitest';
import type { Measure, Series } from './chart.ts';
import { barTexts, drawnBars, drawnMarks, textStart } from './drawn-bars.ts';

const leave: Series = { name: 'leave', label: 'Leave', tone: 'blue' };
const excuse: Series = { name: 'excuse', label: 'Excuse', tone: 'amber' };
const planned: Series = { name: 'planned', label: 'Planned', tone: 'neutral', draw: 'mark' };
const series = [leave, excuse, planned];
const measure: Measure = { unit: 'share', text: (value) => `${value / 100}%`, tick: String };
const point = { key: '1', label: 'Risk', values: { leave: 200, excuse: 60, planned: 300 } };
const pieces = (isStacked: boolean, limit?: number, one = point) =>
  drawnBars(one, series, isStacked, limit).map(({ of, line, from, to, isOver }) => [of.name, line, from, to, isOver]);

test('stacked bars begin where the one before ends; others have a line each', () => {
  expect(pieces(true)).toEqual([
    ['leave', 0, 0, 200, false],
    ['excuse', 0, 200, 260, false],
  ]);
  expect(pieces(false)).toEqual([
    ['leave', 0, 0, 200, false],
    ['excuse', 1, 0, 60, false],
  ]);
});

test.each([
  ['just below its limit', 201, [[0, 200, false]]],
  ['at its limit', 200, [[0, 200, false]]],
  [
    'beyond its limit',
    150,
    [
      [0, 150, false],
      [150, 200, true],
    ],
  ],
])('a bar %s is seen as that', (_name, limit, expected) => {
  const bars = drawnBars(point, [leave], false, limit);
  expect(bars.map(({ from, to, isOver }) => [from, to, isOver])).toEqual(expected);
});

test('of a stack beyond its limit, only the excess is marked', () => {
  expect(pieces(true, 200)).toEqual([
    ['leave', 0, 0, 200, false],
    ['excuse', 0, 200, 260, true],
  ]);
});

test('a point with only zeros draws no bar', () => {
  expect(pieces(true, undefined, { ...point, values: { leave: 0, excuse: 0, planned: 0 } })).toEqual([]);
});

test('a stack shows its sum, other bars their own value, and a missing value no text', () => {
  expect(barTexts(point, series, measure, true, undefined)).toEqual(['2.6%']);
  expect(barTexts({ ...point, values: { ...point.values, total: 261 } } as never, series, measure, true, 'total')).toEqual(['2.61%']);
  expect(barTexts(point, series, measure, false, undefined)).toEqual(['2%', '0.6%']);
  expect(barTexts({ ...point, values: { leave: 100 } as never }, series, measure, false, undefined)).toEqual(['1%', '']);
});

test('a target is drawn across its bar, if the point has one', () => {
  expect(drawnMarks(point, series).map(({ value }) => value)).toEqual([300]);
  expect(drawnMarks({ ...point, values: { leave: 1 } as never }, series)).toEqual([]);
});

test.each([
  ['no line is near', 100, [300], 106],
  ['a line is just behind the text', 100, [137], 106],
  ['a line would strike through the end of the text', 100, [136], 142],
  ['a line would strike through its beginning', 100, [101], 107],
  ['a line is inside of the bar', 100, [80], 106],
  ['one line follows the other', 100, [110, 130], 136],
])('where %s, a value of 30 pixels is clear of it', (_name, end, lines, expected) => {
  expect(textStart(end, 30, lines)).toBe(expected);
});
