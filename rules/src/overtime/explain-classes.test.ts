import { describe, expect, test } from 'vitest';
import { classify } from './classify.ts';
import { between, monday, rules, worked } from './fixtures.ts';
import type { OvertimeRules } from './rule-set.ts';
import type { WorkedDay } from './worked-day.ts';

const explained = (day: WorkedDay, given: Partial<OvertimeRules> = {}) =>
  classify([day], () => ({ ...rules, ...given }), new Set())[0]!.explanation.map(({ code, args }) => [code, ...Object.values(args)]);

describe('a day of eight planned hours is explained', () => {
  test.each<[string, number, Partial<OvertimeRules>, unknown[]]>([
    ['as planned', 480, {}, []],
    ['a minute more', 481, {}, [['class_overtime_1', 1, 480]]],
    ['at the tolerance', 490, { tolerance_minutes: 10 }, [['class_tolerance', 10, 10]]],
    ['a minute beyond the tolerance', 491, { tolerance_minutes: 10 }, [['class_overtime_1', 11, 480]]],
    ['in whole blocks', 510, { block_minutes: 30 }, [['class_overtime_1', 30, 480]]],
    ['a minute less than a block', 509, { block_minutes: 30 }, [['class_blocks', 29, 30, 0]]],
    [
      'a minute more than a block',
      511,
      { block_minutes: 30 },
      [
        ['class_blocks', 31, 30, 30],
        ['class_overtime_1', 30, 480],
      ],
    ],
    ['at the second limit', 600, { second_after_minutes: 600 }, [['class_overtime_1', 120, 480]]],
    [
      'a minute beyond the second limit',
      601,
      { second_after_minutes: 600 },
      [
        ['class_overtime_1', 120, 480],
        ['class_overtime_2', 1, 600],
      ],
    ],
    ['all of the second class', 481, { second_after_minutes: 480 }, [['class_overtime_2', 1, 480]]],
  ])('%s', (_, minutes, given, expected) => expect(explained(worked(monday, minutes), given)).toEqual(expected));
});

describe('a day off is explained by its class', () => {
  test.each<[string, Partial<WorkedDay>, Partial<OvertimeRules>, string[]]>([
    ['a holiday', { is_holiday: true }, {}, ['class_holiday']],
    ['a holiday as overtime', { is_holiday: true }, { holiday_class: 'overtime_1' }, ['class_holiday_first']],
    ['a holiday as overtime of the second class', { is_holiday: true }, { holiday_class: 'overtime_2' }, ['class_holiday_second']],
    ['a day off', { is_rest_day: true }, {}, ['class_rest_day']],
    ['a day off as overtime', { is_rest_day: true }, { rest_day_class: 'overtime_1' }, ['class_rest_day_first']],
    ['a day off as overtime of the second class', { is_rest_day: true }, { rest_day_class: 'overtime_2' }, ['class_rest_day_second']],
    ['a holiday on a day off', { is_rest_day: true, is_holiday: true }, {}, ['class_holiday']],
    ['without any work', { is_holiday: true, worked_minutes: 0, intervals: [] }, {}, []],
  ])('%s', (_, given, more, expected) => {
    expect(explained(worked(monday, 60, { planned_minutes: 0, ...given }), more).map(([code]) => code)).toEqual(expected);
  });
});

test.each<[string, string, unknown[]]>([
  ['20:00', '22:00', []],
  ['20:00', '22:01', [['premium_night', 1]]],
])('hours of the night from %s to %s are explained', (from, to, expected) => {
  expect(explained({ ...worked(monday, 0), ...between(monday, from, to) })).toEqual(expected);
});
