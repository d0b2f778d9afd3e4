import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from './calendar.ts';
import {
  complaintAboutBirth,
  complaintAboutLeaving,
  complaintAboutReturning,
  type EmployeeStatus,
  isEmployedOn,
  isPlausibleHire,
  isWorkingAge,
  seniorityMonths,
  statusAtHire,
  statusAtLeaving,
  statusOn,
  versionOn,
} from './employment.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('1990-01-01', count));

describe('the version of a day', () => {
  const versions = [
    { effective_from: '2024-02-01', job: 'Analyst' },
    { effective_from: '2026-07-01', job: 'Principal' },
    { effective_from: '2025-01-01', job: 'Consultant' },
  ];

  test.each([
    ['2024-02-01', 'Analyst'],
    ['2024-12-31', 'Analyst'],
    ['2025-01-01', 'Consultant'],
    ['2026-06-30', 'Consultant'],
    ['2026-07-01', 'Principal'],
    ['2099-01-01', 'Principal'],
    ['2020-01-01', 'Analyst'],
  ])('on %s it is the %s', (day, job) => expect(versionOn(versions, day)?.job).toBe(job));

  test('no versions give no version', () => expect(versionOn([], '2026-01-01')).toBeUndefined());

  test('the version of a day is the latest that has begun', () => {
    const timeline = fc.uniqueArray(anyDay, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(timeline, anyDay, (days, day) => {
        const chosen = versionOn(
          days.map((effective_from) => ({ effective_from })),
          day,
        )?.effective_from as Day;
        const begun = days.filter((start) => start <= day);
        expect(begun.length > 0 ? chosen <= day : days.every((start) => chosen <= start)).toBe(true);
        expect(begun.filter((start) => start > chosen)).toEqual([]);
      }),
    );
  });
});

describe('employed on a day', () => {
  const periods = [
    { hired_on: '2020-01-01', left_on: '2021-06-30' },
    { hired_on: '2023-01-01', left_on: null },
  ];
  test.each([
    ['2019-12-31', false],
    ['2020-01-01', true],
    ['2021-06-30', true],
    ['2021-07-01', false],
    ['2023-01-01', true],
    ['2050-01-01', true],
  ])('%s: %s', (day, expected) => expect(isEmployedOn(periods, day)).toBe(expected));
});

test.each([
  ['2026-11-14', 'active'],
  ['2026-11-15', 'active'],
  ['2026-11-16', 'onboarding'],
] as const)('on the 15th, an employee hired on %s is %s', (hire_date, status) =>
  expect(statusAtHire(hire_date, '2026-11-15')).toBe(status),
);

test.each([
  ['2026-11-14', 'terminated'],
  ['2026-11-15', 'on_notice'],
  ['2026-11-16', 'on_notice'],
] as const)('on the 15th, an employee whose last day is %s is %s', (last, status) =>
  expect(statusAtLeaving(last, '2026-11-15')).toBe(status),
);

describe('a status by today', () => {
  const today = '2026-11-15';
  const cases: [EmployeeStatus, Day, Day | null, EmployeeStatus][] = [
    ['onboarding', '2026-11-16', null, 'onboarding'],
    ['onboarding', '2026-11-15', null, 'active'],
    ['onboarding', '2026-01-01', null, 'active'],
    ['active', '2026-12-01', null, 'active'],
    ['active', '2020-01-01', null, 'active'],
    ['on_notice', '2020-01-01', '2026-11-15', 'on_notice'],
    ['on_notice', '2020-01-01', '2026-11-14', 'terminated'],
    ['suspended', '2020-01-01', null, 'suspended'],
    ['terminated', '2020-01-01', '2026-01-01', 'terminated'],
  ];
  test.each(cases)('%s, hired %s, last day %s: %s', (status, hire_date, last_working_day, expected) =>
    expect(statusOn({ status, hire_date, last_working_day }, today)).toBe(expected),
  );

  test('the status of a day does not change when it is computed again', () => {
    const status = fc.constantFrom<EmployeeStatus>('onboarding', 'active', 'on_notice', 'suspended', 'terminated');
    fc.assert(
      fc.property(status, anyDay, fc.option(anyDay), anyDay, (before, hire_date, last_working_day, day) => {
        const once = statusOn({ status: before, hire_date, last_working_day }, day);
        expect(statusOn({ status: once, hire_date, last_working_day }, day)).toBe(once);
      }),
    );
  });
});

describe('seniority', () => {
  test.each([
    [[{ hired_on: '2024-02-01', left_on: null }], '2026-02-01', 24],
    [[{ hired_on: '2024-02-01', left_on: null }], '2026-01-31', 23],
    [[{ hired_on: '2024-01-01', left_on: '2024-12-31' }], '2026-01-01', 12],
    [[{ hired_on: '2024-01-31', left_on: null }], '2024-02-29', 0],
    [[{ hired_on: '2024-01-31', left_on: null }], '2024-03-31', 2],
    [[{ hired_on: '2027-01-01', left_on: null }], '2026-01-01', 0],
    [[{ hired_on: '2024-01-01', left_on: '2027-12-31' }], '2025-01-01', 12],
    [
      [
        { hired_on: '2020-01-01', left_on: '2020-06-30' },
        { hired_on: '2025-01-15', left_on: null },
      ],
      '2026-01-15',
      18,
    ],
    [
      [
        { hired_on: '2020-01-01', left_on: '2020-01-15' },
        { hired_on: '2025-01-01', left_on: '2025-01-15' },
      ],
      '2026-01-01',
      1,
    ],
    [[{ hired_on: '2024-01-31', left_on: null }], '2024-03-30', 1],
    [[], '2026-01-01', 0],
  ])('of %j on %s is %i months', (periods, today, months) => expect(seniorityMonths(periods, today)).toBe(months));

  test('never decreases while the employee stays', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.nat(400), (hired_on, today, later) => {
        const periods = [{ hired_on, left_on: null }];
        expect(seniorityMonths(periods, addDays(today, later))).toBeGreaterThanOrEqual(seniorityMonths(periods, today));
      }),
    );
  });
});

test.each([
  ['2024-01-31', 'before_hire'],
  ['2024-02-01', undefined],
  ['2030-01-01', undefined],
])('an employee hired on 2024-02-01 who leaves on %s: %s', (day, complaint) =>
  expect(complaintAboutLeaving({ hired_on: '2024-02-01', left_on: null }, day)).toBe(complaint),
);

describe('coming back', () => {
  const left = [
    { hired_on: '2020-01-01', left_on: '2021-06-30' },
    { hired_on: '2023-01-01', left_on: '2024-03-31' },
  ];
  test.each([
    ['2024-03-31', 'before_leaving'],
    ['2022-01-01', 'before_leaving'],
    ['2024-04-01', undefined],
  ])('on %s: %s', (day, complaint) => expect(complaintAboutReturning(left, day)).toBe(complaint));
  test('an employee who never left cannot return', () =>
    expect(complaintAboutReturning([{ hired_on: '2020-01-01', left_on: null }], '2030-01-01')).toBe('before_leaving'));
});

test.each([
  ['2010-11-15', true],
  ['2010-11-16', false],
  ['1926-11-15', true],
  ['1925-11-15', false],
  ['2030-01-01', false],
])('born on %s, of working age on 2026-11-15: %s', (birth, expected) => expect(isWorkingAge(birth, '2026-11-15')).toBe(expected));

test.each([
  ['2000-06-15', '2014-06-14', 'too_young_at_hire'],
  ['2000-06-15', '2014-06-15', undefined],
  ['2000-02-29', '2014-02-28', undefined],
  ['2000-06-15', undefined, undefined],
  ['2021-01-01', '2026-01-01', 'working_age'],
])('born on %s, hired on %s: %s', (birth, hire, complaint) => expect(complaintAboutBirth(birth, hire, '2026-11-16')).toBe(complaint));

test.each([
  ['1800-01-01', false],
  ['1946-11-15', false],
  ['1946-11-16', true],
  ['2031-11-16', true],
  ['2031-11-17', false],
])('on 2026-11-16 a hire date of %s: %s', (hire, expected) => expect(isPlausibleHire(hire, '2026-11-16')).toBe(expected));
