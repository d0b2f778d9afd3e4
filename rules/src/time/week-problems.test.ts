import { expect, test } from 'vitest';
import { problemsOfWeek, type WeekDay, type WeekRow } from './week-problems.ts';

const monday = '2026-11-09';
const day = (more: Partial<WeekDay> = {}): WeekDay => ({
  date: monday,
  required_minutes: 480,
  attended_minutes: 0,
  logged_minutes: 480,
  ...more,
});
const row = (more: Partial<WeekRow>): WeekRow => ({
  date: monday,
  project: 'P26-0001',
  project_id: 1,
  needs_note: false,
  needs_task: false,
  ...more,
});
const today = '2026-11-16';

test.each<[string, WeekDay[], WeekRow[], string[]]>([
  ['a full day', [day()], [], []],
  ['a day without hours', [day(), day({ date: '2026-11-10', logged_minutes: 0 })], [], ['week_missing_day', 'week_under']],
  ['an empty week', [day({ logged_minutes: 0 })], [], ['week_missing_day', 'week_empty']],
  ['a week that requires no hours', [day({ required_minutes: 0, logged_minutes: 0 })], [], []],
  ['work on a free week', [day({ required_minutes: 0, logged_minutes: 60 })], [], []],
  ['more than required', [day({ logged_minutes: 540 })], [], ['week_over']],
  ['seventeen hours', [day({ logged_minutes: 1020 })], [], ['week_long_day', 'week_over']],
  ['as long as they were there', [day({ attended_minutes: 500 })], [], []],
  ['much less than they were there', [day({ attended_minutes: 600 })], [], ['week_unlogged']],
  ['a note that the project wants', [day()], [row({ needs_note: true })], ['week_needs_note']],
  ['a task that the project wants', [day()], [row({ needs_task: true })], ['week_needs_task']],
  ['a day that is still to come', [day({ date: '2026-11-20' })], [], ['week_not_over']],
])('%s', (_, days, rows, codes) => expect(problemsOfWeek(days, rows, { today }).map(({ code }) => code)).toEqual(codes));

test('only a missing note or task blocks the week', () => {
  const problems = problemsOfWeek([day({ logged_minutes: 60 })], [row({ needs_note: true })], { today });
  expect(problems.filter(({ blocks }) => blocks)).toEqual([
    { code: 'week_needs_note', blocks: true, date: monday, project_id: 1, args: { project: 'P26-0001' } },
  ]);
});
