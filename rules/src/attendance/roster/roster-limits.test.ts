import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar.ts';
import { berlin, early, night, office } from '../fixtures.ts';
import type { Roster, RosterEmployee, RosterEntry, RosterShift } from './roster.ts';
import { rosterIssues } from './roster-issues.ts';

const nora: RosterEmployee = {
  id: 1,
  job_id: 5,
  zone: berlin,
  employed: [{ hired_on: '2024-01-01', left_on: '2026-11-25' }],
  calendar_id: 1,
  weekly_limit_minutes: null,
};
const withRest = (shift: typeof office, min_rest_minutes: number): RosterShift => ({ ...shift, min_rest_minutes });
const entries = (shift_id: number | null, from: string, count = 1, employee_id = 1): RosterEntry[] =>
  Array.from({ length: count }, (_, at) => ({ employee_id, date: addDays(from, at), shift_id }));
const issues = (more: Partial<Roster>) =>
  rosterIssues({
    month: '2026-11',
    entries: [],
    around: [],
    shifts: new Map([office, night, early].map((shift) => [shift.id, withRest(shift, 660)])),
    holidays: new Map([
      [
        1,
        [
          { date: '2026-11-18', name: 'Carnival', portion: 'full', recurring: false },
          { date: '2026-11-19', name: 'Half', portion: 'am', recurring: false },
        ],
      ],
    ]),
    coverage: [],
    employees: [nora],
    ...more,
  });
const codes = (more: Partial<Roster>): string[] => issues(more).map(({ code, date }) => `${code} ${date}`);

describe('rest between two shifts', () => {
  const rest = (minutes: number): Partial<Roster> => ({
    shifts: new Map([withRest(office, minutes), withRest(early, 0)].map((shift) => [shift.id, shift])),
    entries: [...entries(1, '2026-11-09'), ...entries(3, '2026-11-10')],
  });
  // From 18:00 to 06:00 are twelve hours.
  test.each<[number, string[]]>([
    [719, []],
    [720, []],
    [721, ['short_rest 2026-11-10']],
  ])('of %s minutes', (minutes, expected) => expect(codes(rest(minutes))).toEqual(expected));

  test.each<[string, Partial<Roster>, string[]]>([
    [
      'before a shift that was planned already',
      { entries: entries(2, '2026-11-09'), around: entries(3, '2026-11-10') },
      ['short_rest 2026-11-10'],
    ],
    [
      'after a shift that was planned already',
      { around: entries(2, '2026-11-09'), entries: entries(3, '2026-11-10') },
      ['short_rest 2026-11-10'],
    ],
    ['between two that were planned already', { around: [...entries(2, '2026-11-09'), ...entries(3, '2026-11-10')] }, []],
    ['given in any order', { entries: [...entries(3, '2026-11-10'), ...entries(2, '2026-11-09')] }, ['short_rest 2026-11-10']],
    [
      'where the roster has another shift',
      { entries: entries(1, '2026-11-10'), around: [...entries(1, '2026-11-09'), ...entries(3, '2026-11-10')] },
      [],
    ],
  ])('%s', (_, more, expected) => expect(codes(more)).toEqual(expected));
});

describe('a day of a roster', () => {
  test.each<[string, RosterEntry[], Partial<Roster>, string[]]>([
    ['the last of the employment', entries(1, '2026-11-25'), {}, []],
    ['the first after it', entries(1, '2026-11-26'), {}, ['not_employed 2026-11-26']],
    ['a holiday', entries(1, '2026-11-18'), {}, ['holiday 2026-11-18']],
    ['half a holiday', entries(1, '2026-11-19'), {}, []],
    ['a holiday of another calendar', entries(1, '2026-11-18'), { employees: [{ ...nora, calendar_id: null }] }, []],
    ['an unknown shift', entries(99, '2026-11-18'), {}, []],
    ['a holiday that was planned already', [], { around: entries(1, '2026-11-18') }, []],
  ])('%s', (_, of, more, expected) => expect(codes({ entries: of, ...more })).toEqual(expected));
});

describe('a week of forty hours', () => {
  const limited = (weekly_limit_minutes: number | null): Partial<Roster> => ({
    employees: [{ ...nora, weekly_limit_minutes }],
    entries: entries(1, '2026-11-09', 5),
  });
  test.each<[number | null, string[]]>([
    [2399, ['long_week 2026-11-09']],
    [2400, []],
    [null, []],
  ])('with a limit of %s minutes', (limit, expected) => expect(codes(limited(limit))).toEqual(expected));

  test('is counted with what was planned already, but not where the roster has no part in it', () => {
    const employees = [{ ...nora, weekly_limit_minutes: 2399 }];
    expect(codes({ employees, entries: entries(1, '2026-11-09'), around: entries(1, '2026-11-10', 4) })).toEqual(['long_week 2026-11-09']);
    expect(codes({ employees, around: entries(1, '2026-11-09', 5) })).toEqual([]);
    expect(issues(limited(2399))[0]?.args).toEqual({ minutes: 2400, limit: 2399, week: 46 });
  });
});

describe('days without a day off', () => {
  test.each<[string, Partial<Roster>, string[]]>([
    ['six', { entries: entries(1, '2026-11-02', 6) }, []],
    ['seven', { entries: entries(1, '2026-11-02', 7) }, ['seven_days_running 2026-11-08']],
    ['seven with a day off', { entries: [...entries(1, '2026-11-02', 3), ...entries(1, '2026-11-06', 4)] }, []],
    ['seven that were planned already', { around: entries(1, '2026-11-02', 7) }, []],
    [
      'seven whose seventh is the first of the roster',
      { around: entries(1, '2026-11-02', 6), entries: entries(1, '2026-11-08') },
      ['seven_days_running 2026-11-08'],
    ],
    [
      'eight whose eighth is the first of the roster',
      { around: entries(1, '2026-11-02', 7), entries: entries(1, '2026-11-09') },
      ['seven_days_running 2026-11-09'],
    ],
  ])('%s', (_, more, expected) => expect(codes(more).filter((code) => code.startsWith('seven'))).toEqual(expected));
});

describe('the staffing of a shift', () => {
  const covered = (min: number, more: Partial<Roster> = {}) =>
    issues({ entries: entries(1, '2026-11-02', 30), coverage: [{ shift_id: 1, job_id: null, min }], ...more }).filter(
      ({ code }) => code === 'coverage_short',
    );
  test.each<[number, number]>([
    [1, 6],
    [2, 30],
    [0, 0],
  ])('of %s is short on %s days', (min, days) => expect(covered(min)).toHaveLength(days));

  test('is short on the first of the month and after the employment', () => {
    expect(covered(1).map(({ date }) => date)).toEqual([
      '2026-11-01',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
    ]);
  });

  test('is shown with its numbers, its shift and its job', () => {
    expect(covered(2)[1]?.args).toEqual({ shift: 'Office', have: 1, min: 2 });
    const ofJob = covered(0, { coverage: [{ shift_id: 1, job_id: 5, min: 2 }] });
    expect(ofJob[1]?.args).toEqual({ shift: 'Office', have: 1, min: 2, job_id: 5 });
  });
});

test('issues are in order of days', () => {
  const employees = [nora, { ...nora, id: 2 }];
  const found = codes({
    employees,
    entries: [...entries(1, '2026-11-26', 1, 1), ...entries(1, '2026-11-18', 1, 2), ...entries(1, '2026-11-27', 1, 2)],
  });
  expect(found).toEqual(['holiday 2026-11-18', 'not_employed 2026-11-26', 'not_employed 2026-11-27']);
});
