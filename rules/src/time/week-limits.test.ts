import { describe, expect, test } from 'vitest';
import { problemsOfWeek, type WeekDay } from './week-problems.ts';

const day = (more: Partial<WeekDay> = {}): WeekDay => ({
  date: '2026-11-09',
  required_minutes: 480,
  attended_minutes: 0,
  logged_minutes: 480,
  ...more,
});
const found = (days: readonly WeekDay[], today = '2026-11-16') =>
  problemsOfWeek(days, [], { today }).map(({ code, args }) => [code, ...Object.values(args)]);

describe('a week', () => {
  const second = (more: Partial<WeekDay>) => day({ date: '2026-11-10', ...more });
  test.each<[string, WeekDay[], unknown[]]>([
    ['with all of its hours', [day(), second({})], []],
    ['a minute short', [day(), second({ logged_minutes: 479 })], [['week_under', 1]]],
    ['a minute over', [day(), second({ logged_minutes: 481 })], [['week_over', 1]]],
    ['without any hours', [day({ logged_minutes: 0 })], [['week_missing_day', 480], ['week_empty']]],
    ['with one minute', [day({ logged_minutes: 1 })], [['week_under', 479]]],
    ['that requires nothing', [day({ required_minutes: 0, logged_minutes: 0 })], []],
    ['that requires nothing, with hours', [day({ required_minutes: 0, logged_minutes: 60 })], []],
    ['that requires one minute', [day({ required_minutes: 1, logged_minutes: 0 })], [['week_missing_day', 1], ['week_empty']]],
    [
      'with a day without hours',
      [day({ logged_minutes: 960 - 300 }), second({ logged_minutes: 0 })],
      [
        ['week_missing_day', 480],
        ['week_under', 300],
      ],
    ],
  ])('%s', (_, days, expected) => {
    expect(found(days).filter(([code]) => code !== 'week_long_day')).toEqual(expected);
  });

  test.each<[string, string, WeekDay[], boolean]>([
    ['on its last day of work', '2026-11-10', [day(), second({})], false],
    ['on the day before', '2026-11-09', [day(), second({})], true],
    ['on the day before a day off', '2026-11-09', [day(), second({ required_minutes: 0, logged_minutes: 0 })], false],
    ['on the day before a day of one minute', '2026-11-09', [day(), second({ required_minutes: 1, logged_minutes: 1 })], true],
  ])('is not over %s', (_, today, days, expected) => expect(found(days, today).some(([code]) => code === 'week_not_over')).toBe(expected));
});
