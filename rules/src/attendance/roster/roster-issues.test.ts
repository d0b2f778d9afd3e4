import { expect, test } from 'vitest';
import { addDays } from '../../calendar.ts';
import { berlin, early, night, office } from '../fixtures.ts';
import type { Roster, RosterEmployee, RosterEntry } from './roster.ts';
import { rosterIssues } from './roster-issues.ts';

const nora: RosterEmployee = {
  id: 1,
  job_id: 5,
  zone: berlin,
  employed: [{ hired_on: '2024-01-01', left_on: '2026-11-25' }],
  calendar_id: 1,
  weekly_limit_minutes: 2400,
};
const omar: RosterEmployee = {
  ...nora,
  id: 2,
  job_id: 6,
  employed: [{ hired_on: '2024-01-01', left_on: null }],
  weekly_limit_minutes: null,
};

const turns = (employee_id: number, shift_id: number | null, from: string, count: number): RosterEntry[] =>
  Array.from({ length: count }, (_, index) => ({ employee_id, date: addDays(from, index), shift_id }));

const rosterOf = (more: Partial<Roster>): Roster => ({
  month: '2026-11',
  entries: [],
  around: [],
  shifts: new Map([office, night, early].map((shift) => [shift.id, { ...shift, min_rest_minutes: 660 }])),
  holidays: new Map([[1, [{ date: '2026-11-18', name: 'Day of Repentance', portion: 'full', recurring: false }]]]),
  coverage: [],
  employees: [nora, omar],
  ...more,
});

const toResponse = (more: Partial<Roster>): string[] =>
  rosterIssues(rosterOf(more)).map(({ severity, code, employee_id, date }) => `${severity} ${code} ${employee_id} ${date}`);

test.each<[string, Partial<Roster>, string[]]>([
  ['a week of office days is fine', { entries: turns(1, 1, '2026-11-09', 5) }, []],
  [
    'from the night into the early shift',
    { entries: [...turns(1, 2, '2026-11-09', 1), ...turns(1, 3, '2026-11-10', 1)] },
    ['error short_rest 1 2026-11-10'],
  ],
  ['from the office into the night is rest enough', { entries: [...turns(1, 1, '2026-11-09', 1), ...turns(1, 2, '2026-11-10', 1)] }, []],
  [
    'rest after what was worked before the roster',
    { entries: turns(1, 3, '2026-11-01', 1), around: turns(1, 2, '2026-10-31', 1) },
    ['error short_rest 1 2026-11-01'],
  ],
  ['days outside the roster are not checked', { around: [...turns(1, 2, '2026-11-09', 1), ...turns(1, 3, '2026-11-10', 1)] }, []],
  [
    'an entry replaces the shift of the week schedule',
    { entries: turns(1, null, '2026-11-10', 1), around: [...turns(1, 2, '2026-11-09', 1), ...turns(1, 3, '2026-11-10', 1)] },
    [],
  ],
  ['a holiday', { entries: turns(1, 1, '2026-11-18', 1) }, ['warning holiday 1 2026-11-18']],
  ['a day off on a holiday', { entries: turns(1, null, '2026-11-18', 1) }, []],
  ['after the last day', { entries: turns(1, 1, '2026-11-26', 1) }, ['error not_employed 1 2026-11-26']],
  ['six days are more than forty hours', { entries: turns(1, 1, '2026-11-09', 6) }, ['warning long_week 1 2026-11-09']],
  ['without a weekly limit nothing is too long', { entries: turns(2, 1, '2026-11-09', 6) }, []],
  ['seven days running', { entries: turns(2, 1, '2026-11-02', 7) }, ['warning seven_days_running 2 2026-11-08']],
  ['ten days in a row are reported once', { entries: turns(2, 1, '2026-11-02', 10) }, ['warning seven_days_running 2 2026-11-08']],
  [
    'running since the month before',
    { entries: turns(2, 1, '2026-11-01', 1), around: turns(2, 1, '2026-10-23', 9) },
    ['warning seven_days_running 2 2026-11-01'],
  ],
])('%s', (_, more, expected) => expect(toResponse(more)).toEqual(expected));

test('too few for a shift', () => {
  const entries = [...turns(1, 1, '2026-11-02', 1), ...turns(2, 1, '2026-11-02', 1), ...turns(1, 1, '2026-11-03', 1)];
  const short = (job_id: number | null, min: number): string[] =>
    rosterIssues(rosterOf({ entries, coverage: [{ shift_id: 1, job_id, min }] })).map(({ date }) => date);
  expect(short(null, 1)).toHaveLength(28);
  expect(short(null, 2)).toHaveLength(29);
  expect(short(null, 2)).not.toContain('2026-11-02');
  expect(short(6, 1)).toContain('2026-11-03');
  expect(short(5, 1)).not.toContain('2026-11-03');
});

test('an issue contains the actual and the required value', () => {
  const entries = [...turns(1, 2, '2026-11-09', 1), ...turns(1, 3, '2026-11-10', 1)];
  expect(rosterIssues(rosterOf({ entries }))[0]?.args).toEqual({ before: 'Night', after: 'Early', rest: 0, least: 660 });
});
