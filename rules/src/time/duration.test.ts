import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asHours } from '../duration.ts';
import { readDuration, readHours } from './duration.ts';

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
  ['en', '1 h 30', 90],
  ['en', '1 hr 30 min', 90],
  ['en', '2 hours', 120],
  ['en', '1 hour and 15 minutes', 75],
  ['en', '90 mins', 90],
  ['en', '1½', 90],
  ['en', '¾ h', 45],
  ['de', '1 Std 30', 90],
  ['de', '1 Std. 30 Min.', 90],
  ['de', '1,5 Std.', 90],
  ['de', '2 Stunden und 5 Minuten', 125],
  ['de', '45 Minuten', 45],
  ['fr', '1h30', 90],
  ['fr', '1 h 30 mn', 90],
  ['fr', '1 heure et 30 minutes', 90],
  ['fr', '0,25 h', 15],
  ['es', '1 hora y 30 minutos', 90],
  ['es', '7,5 horas', 450],
  ['es', '30 min', 30],
  ['ja', '1時間30分', 90],
  ['ja', '１時間３０分', 90],
  ['ja', '1時間半', 90],
  ['ja', '半時間', 30],
  ['ja', '90分', 90],
  ['ja', '1.5時間', 90],
  ['zh', '1小时30分', 90],
  ['zh', '1小时30分钟', 90],
  ['zh', '1个小时', 60],
  ['zh', '1个半小时', 90],
  ['zh', '半小时', 30],
  ['zh', '半个小时', 30],
  ['zh', '45分钟', 45],
  ['zh', '1：30', 90],
])('in %s, “%s” is %i minutes', (_language, typed, minutes) => expect(readDuration(typed)).toBe(minutes));

test.each([
  ['120', 7_200],
  ['1,5', 90],
  ['1200:30', 72_030],
  ['90 min', 90],
  ['', undefined],
  ['many', undefined],
])('where more than a day fits, “%s” is %s minutes', (typed, minutes) => expect(readHours(typed)).toBe(minutes));

test.each([
  ['+0:30', 480, 510],
  ['+1', 480, 540],
  ['-0:15', 480, 465],
  ['−1h', 480, 420],
  ['-9', 480, 0],
  ['+90m', 0, 90],
])('“%s” upon %i minutes gives %i', (typed, before, after) => expect(readDuration(typed, before)).toBe(after));

test.each(['abc', '1:60', '1:5', '1:2:3', '8x', 'h', '--1', '+', '1 2', '1.2.3', '-', 'm', '1e3', '半', 'und', '1 Std 30 h', '30分1時間'])(
  '“%s” is no duration',
  (typed) => expect(readDuration(typed)).toBeUndefined(),
);

test('every displayed duration can be typed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => {
      expect(readDuration(asHours(minutes))).toBe(minutes);
    }),
  );
});
