import { expect, test } from 'vitest';
import { burnAhead, placeOfDay } from './burn-ahead.ts';

const weeks = [{ week_start: '2026-11-02', minutes: 600, total: 600 }];
const ahead = (spent: number, estimated: number, weekly: number) =>
  burnAhead(weeks, { spent, estimated, weekly }).map(({ week_start, ahead: total }) => `${week_start} ${total}`);

test.each([
  ['a week is left', 600, 1200, 600, ['2026-11-09 1200']],
  ['a week and a little is left', 600, 1210, 600, ['2026-11-09 1200', '2026-11-16 1210']],
  ['nothing is left', 600, 600, 600, []],
  ['more is spent than estimated', 700, 600, 600, []],
  ['nothing is done any more', 600, 1200, 0, []],
])('if %s, the line continues to the estimate and no further', (_name, spent, estimated, weekly, expected) => {
  expect(ahead(spent, estimated, weekly)).toEqual(expected);
});

test('a slow pace is drawn for a year at most', () => {
  expect(ahead(0, 60_000, 1)).toHaveLength(52);
});

test.each([
  ['2026-11-02', 0],
  ['2026-11-09', 1],
  ['2026-11-16', 2],
  ['2026-11-17', undefined],
  ['2026-11-01', undefined],
])('%s has its place among two weeks', (day, place) => {
  expect(placeOfDay(day, '2026-11-02', 2)).toBe(place);
});
