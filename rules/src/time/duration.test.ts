import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asHours } from '../duration.ts';
import { readDuration } from './duration.ts';

test.each([
  ['', 0],
  ['8', 480],
  ['1.5', 90],
  ['1,5', 90],
  ['.5', 30],
  ['7.', 420],
  ['0', 0],
  ['24', 1440],
  ['25', 25],
  ['90', 90],
  ['1:30', 90],
  [':45', 45],
  ['0:05', 5],
  ['1h', 60],
  ['1h30', 90],
  ['1h 15m', 75],
  ['2h 30min', 150],
  ['1.5h', 90],
  ['1,25 h', 75],
  ['90m', 90],
  ['450 min', 450],
  ['1H30M', 90],
  ['８', 480],
  [' 7:30 ', 450],
  ['0.333', 20],
])('“%s” is %i minutes', (typed, minutes) => expect(readDuration(typed)).toBe(minutes));

test.each([
  ['+0:30', 480, 510],
  ['+1', 480, 540],
  ['-0:15', 480, 465],
  ['−1h', 480, 420],
  ['-9', 480, 0],
  ['+90m', 0, 90],
])('“%s” upon %i minutes gives %i', (typed, before, after) => expect(readDuration(typed, before)).toBe(after));

test.each(['abc', '1:60', '1:5', '1:2:3', '8x', 'h', '--1', '+', '1 2', '1.2.3', '-', 'm', '1e3'])('“%s” is no duration', (typed) =>
  expect(readDuration(typed)).toBeUndefined(),
);

test('whatever is shown can be typed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => {
      expect(readDuration(asHours(minutes))).toBe(minutes);
    }),
  );
});
