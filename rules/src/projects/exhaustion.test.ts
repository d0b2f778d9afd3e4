import { describe, expect, test } from 'vitest';
import { exhaustionOn, weeklyOf } from './exhaustion.ts';

describe('an estimate is used up', () => {
  test.each<[string, number, number, string | null]>([
    ['in a week', 100, 400, '2026-11-18'],
    ['a day later with a minute more', 101, 400, '2026-11-19'],
    ['never without work', 100, 0, null],
    ['never if nothing is left', 0, 400, null],
    ['with one minute of work', 1, 1, '2026-12-09'],
    ['on the last day of ten years', 3650, 28, '2036-11-08'],
    ['never if that is later', 3651, 28, null],
  ])('%s', (_, left, recent, expected) => expect(exhaustionOn('2026-11-11', left, recent)).toBe(expected));
  test.each([
    [400, 100],
    [401, 100],
    [402, 101],
  ])('%s minutes in four weeks are %s a week', (recent, expected) => expect(weeklyOf(recent)).toBe(expected));
});
