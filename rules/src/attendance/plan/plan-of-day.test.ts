import { describe, expect, test } from 'vitest';
import type { Day } from '../../calendar.ts';
import type { DayPlan } from '../facts.ts';
import { early, night, office } from '../fixtures.ts';
import { defaultSettings } from './default-settings.ts';
import { preparePlans } from './plan-of-day.ts';
import type { Assignment, PersonPlans, SharedPlans } from './plan-sources.ts';

/** 2026-11-09 is a Monday. */
const always = '2020-01-06';
const strict = { ...defaultSettings, grace_in_minutes: 0 };
const stricter = { ...strict, grace_out_minutes: 0, absence_wait_hours: 1 };
const week = (id: number): (number | null)[] => [id, id, id, id, id, null, null];

const shared: SharedPlans = {
  schedules: new Map([
    [1, { cycle_weeks: 1, anchor_date: always, weeks: [week(1)] }],
    [2, { cycle_weeks: 1, anchor_date: always, weeks: [week(2)] }],
    [3, { cycle_weeks: 3, anchor_date: '2026-11-09', weeks: [week(1), week(2), week(3)] }],
  ]),
  shifts: new Map([
    [
      1,
      [
        { ...office, valid_from: '2025-01-01' },
        { ...office, start_time: '08:00', valid_from: '2026-11-11' },
      ],
    ],
    [2, [{ ...night, valid_from: always }]],
    [3, [{ ...early, valid_from: always }]],
  ]),
  assignments: [],
  settings: [
    { branch_id: 7, valid_from: '2026-11-11', settings: stricter },
    { branch_id: null, valid_from: '2026-01-01', settings: defaultSettings },
    { branch_id: null, valid_from: '2026-11-10', settings: strict },
  ],
  holidays: new Map([
    [
      1,
      [
        { date: '2020-12-25', name: 'Christmas', portion: 'full', recurring: true },
        { date: '2026-12-24', name: 'Christmas Eve', portion: 'pm', recurring: false },
        { date: '2026-12-24', name: 'Morning off', portion: 'am', recurring: false },
        { date: '2026-12-31', name: 'New Year’s Eve', portion: 'pm', recurring: false },
      ],
    ],
  ]),
};

const lena: PersonPlans = {
  employee_id: 9,
  employed: [{ hired_on: '2024-03-01', left_on: '2026-12-31' }],
  tracked: true,
  versions: [{ from: '2024-03-01', department_ids: [4, 2, 1], branch_id: 7, zone: 'Europe/Berlin', calendar_id: 1 }],
  roster: new Map(),
};

test('part-timers work a part of the default schedule, and all of one that is assigned', () => {
  const half = { ...lena, versions: [{ ...lena.versions[0], fte: 5_000 }] } as PersonPlans;
  const byDefault: Assignment = { target: 'company', target_id: null, from: '0001-01-01', to: null, schedule_id: 1 };
  const own: Assignment = { target: 'employee', target_id: 9, from: '2026-11-10', to: null, schedule_id: 3 };
  const planOf = preparePlans({ ...shared, assignments: [byDefault, own] })(half);
  expect([planOf('2026-11-09').share_bp, planOf('2026-11-10').share_bp]).toEqual([5_000, undefined]);
});

const assignment = (
  target: Assignment['target'],
  target_id: number | null,
  schedule_id: number,
  from = always,
  to: Day | null = null,
): Assignment => ({
  target,
  target_id,
  from,
  to,
  schedule_id,
});

const planOf = (date: Day, assignments: Assignment[], person: Partial<PersonPlans> = {}): DayPlan =>
  preparePlans({ ...shared, assignments })({ ...lena, ...person })(date);

describe('the nearest assignment decides', () => {
  const company = assignment('company', null, 1);
  const branch = assignment('branch', 7, 2);
  const parent = assignment('department', 1, 1);
  const middle = assignment('department', 2, 2);
  const own = assignment('employee', 9, 1);
  const roster = new Map([
    ['2026-11-12', 3],
    ['2026-11-13', null],
  ]);
  test.each<[string, Assignment[], Partial<PersonPlans>, string, number | null]>([
    ['no assignment', [], {}, 'none', null],
    ['the company', [company], {}, 'company', 1],
    ['the branch', [company, branch], {}, 'branch', 2],
    ['another branch', [company, assignment('branch', 8, 2)], {}, 'company', 1],
    ['a department above', [company, branch, parent], {}, 'department', 1],
    ['a nearer department', [company, branch, parent, middle], {}, 'department', 2],
    ['the person', [company, branch, parent, middle, own], {}, 'employee', 1],
    ['another person', [company, assignment('employee', 10, 2)], {}, 'company', 1],
    ['the roster', [own], { roster }, 'roster', 3],
    ['the latest assignment', [own, assignment('employee', 9, 2, '2026-11-01')], {}, 'employee', 2],
    ['an assignment that has ended is ignored', [company, assignment('employee', 9, 2, '2026-11-01', '2026-11-11')], {}, 'company', 1],
    ['an assignment that ends on the day', [company, assignment('employee', 9, 2, '2026-11-01', '2026-11-12')], {}, 'employee', 2],
    ['an assignment that has not begun is ignored', [company, assignment('employee', 9, 2, '2026-11-13')], {}, 'company', 1],
  ])('%s', (_, assignments, person, origin, shift) => {
    const plan = planOf('2026-11-12', assignments, person);
    expect([plan.origin, plan.shift?.id ?? null]).toEqual([origin, shift]);
  });

  test('personal assignments may be passed in addition to the shared ones', () => {
    const planned = (assigned: Assignment[]) => preparePlans({ ...shared, assignments: [company, branch] })(lena, assigned)('2026-11-12');
    expect(planned([own])).toMatchObject({ origin: 'employee', shift: { id: 1 } });
    expect(planned([])).toMatchObject({ origin: 'branch', shift: { id: 2 } });
  });

  test('a roster may give a day off', () => {
    expect(planOf('2026-11-13', [own], { roster })).toMatchObject({ origin: 'roster', shift: null });
    expect(planOf('2026-11-14', [own], { roster })).toMatchObject({ origin: 'employee', shift: null });
  });
});

test.each([
  ['2026-11-09', 1],
  ['2026-11-16', 2],
  ['2026-11-23', 3],
  ['2026-11-30', 1],
  ['2026-11-08', null],
  ['2026-11-06', 3],
  ['2026-10-30', 2],
  ['2026-10-23', 1],
])('a cycle of three weeks, on %s', (date, shift) => {
  expect(planOf(date, [assignment('employee', 9, 3)]).shift?.id ?? null).toBe(shift);
});

test.each([
  ['2024-06-03', '09:00'],
  ['2026-11-10', '09:00'],
  ['2026-11-11', '08:00'],
])('on %s the office starts at %s', (date, start) => expect(planOf(date, [assignment('employee', 9, 1)]).shift?.start_time).toBe(start));

test.each([
  ['2025-01-01', defaultSettings],
  ['2026-11-09', defaultSettings],
  ['2026-11-10', strict],
  ['2026-11-11', stricter],
])('the settings of %s', (date, settings) => expect(planOf(date, []).settings).toBe(settings));

test('without any settings the defaults apply', () => {
  expect(preparePlans({ ...shared, settings: [] })(lena)('2026-11-12').settings).toBe(defaultSettings);
});

test.each([
  ['2026-12-25', { name: 'Christmas', portion: 'full' }],
  ['2027-12-25', { name: 'Christmas', portion: 'full' }],
  ['2026-12-31', { name: 'New Year’s Eve', portion: 'pm' }],
  ['2025-12-31', null],
  ['2026-12-24', { name: 'Christmas Eve, Morning off', portion: 'full' }],
])('the holiday of %s', (date, holiday) => expect(planOf(date, []).holiday).toEqual(holiday));

test('no one is planned before their first or after their last day', () => {
  const own = [assignment('employee', 9, 1)];
  expect(planOf('2024-02-29', own)).toMatchObject({ employed: false, shift: null, origin: 'none' });
  expect(planOf('2024-03-01', own)).toMatchObject({ employed: true, origin: 'employee' });
  expect(planOf('2026-12-31', own)).toMatchObject({ employed: true });
  expect(planOf('2027-01-01', own)).toMatchObject({ employed: false, shift: null });
});

test('an employee who moves is planned in the branch of each day', () => {
  const [berlin] = lena.versions;
  const tokyo = { ...berlin, from: '2026-11-12', branch_id: 8, zone: 'Asia/Tokyo', calendar_id: null, department_ids: [5] };
  const moving = { versions: [tokyo, berlin] as const };
  const assignments = [assignment('branch', 7, 1), assignment('branch', 8, 2)];
  expect(planOf('2026-11-11', assignments, moving)).toMatchObject({ zone: 'Europe/Berlin', shift: { id: 1 } });
  expect(planOf('2026-11-12', assignments, moving)).toMatchObject({ zone: 'Asia/Tokyo', shift: { id: 2 }, holiday: null });
  expect(planOf('2026-12-25', assignments, moving).holiday).toBeNull();
});
