import { expect, test } from 'vitest';
import type { Interval } from '../plan/shift-hours.ts';
import { minutesIn, overlap, overlapMs, subtract } from './intervals.ts';

const from = (start: number, end: number): Interval => ({ start, end });

test.each<[string, Interval, Interval, Interval | null]>([
  ['before', from(10, 20), from(0, 9), null],
  ['touching at the start', from(10, 20), from(0, 10), null],
  ['one at the start', from(10, 20), from(0, 11), from(10, 11)],
  ['within', from(10, 20), from(12, 15), from(12, 15)],
  ['around', from(10, 20), from(0, 30), from(10, 20)],
  ['one at the end', from(10, 20), from(19, 30), from(19, 20)],
  ['touching at the end', from(10, 20), from(20, 30), null],
  ['after', from(10, 20), from(21, 30), null],
])('two intervals overlap: %s', (_, one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
  const length = expected ? expected.end - expected.start : 0;
  expect([overlapMs(one, other), overlapMs(other, one)]).toEqual([length, length]);
});

test.each<[string, Interval[], number]>([
  ['nothing', [], 10],
  ['all of it', [from(10, 20)], 0],
  ['more than all of it', [from(0, 30)], 0],
  ['an earlier interval', [from(0, 10)], 10],
  ['a later interval', [from(20, 30)], 10],
  ['its start', [from(0, 13)], 7],
  ['its end', [from(17, 30)], 7],
  ['its middle', [from(12, 15)], 7],
  ['two parts', [from(12, 13), from(15, 16)], 8],
  ['two parts in any order', [from(15, 16), from(12, 13)], 8],
  ['two parts that touch', [from(12, 14), from(14, 16)], 6],
  ['two parts that overlap', [from(12, 15), from(13, 16)], 6],
  ['one part within another', [from(12, 18), from(13, 14)], 4],
  ['a part before it and one within it', [from(0, 5), from(12, 13)], 9],
  ['a part that ends where it begins and one within it', [from(0, 10), from(12, 13)], 9],
])('an interval without others: %s', (_, others, expected) => expect(subtract(from(10, 20), others)).toBe(expected));

test.each([
  [59_999, 0],
  [60_000, 1],
  [119_999, 1],
])('minutes are whole: %s', (milliseconds, expected) => expect(minutesIn(milliseconds)).toBe(expected));
