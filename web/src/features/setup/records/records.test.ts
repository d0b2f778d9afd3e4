import { readOutline } from '@cadre/rules/setup/outline';
import { expect, test } from 'vitest';
import { nextStep } from '../next-step.ts';
import { accountRecord, peopleToInvite } from './account-records.ts';
import { branchRecords } from './branch-records.ts';
import { chainRecords } from './chain-records.ts';
import { departmentRecords } from './department-records.ts';
import { type PersonDraft, peopleRecords } from './people-records.ts';
import { scheduleRecords } from './schedule-records.ts';

const toResponse = (records: { model: string; key?: string; values: Record<string, unknown> }[]) =>
  records.map(({ model, key, values }) => [
    model,
    key,
    values.name ?? values.work_email ?? values.model,
    values.parent_id ?? values.manager_id,
  ]);

test('a list of departments becomes records that point to those before them', () => {
  expect(toResponse(departmentRecords(readOutline('Delivery\n  Cloud\nFinance').items))).toEqual([
    ['departments', '0', 'Delivery', undefined],
    ['departments', '1', 'Cloud', '@0'],
    ['departments', '2', 'Finance', undefined],
  ]);
});

test('a branch brings its calendar and its holidays', () => {
  const holidays = [{ date: '2026-01-01', name: 'New Year', recurring: true }];
  const records = branchRecords({ name: 'Berlin', country: 'DE' }, 'Berlin holidays', holidays);
  expect(records.map(({ model }) => model)).toEqual(['holiday-calendars', 'holidays', 'branches']);
  expect(records.at(-1)?.values).toEqual({ name: 'Berlin', country: 'DE', holiday_calendar_id: '@calendar' });
});

test('a week has the shift on its days and no shift on the others', () => {
  const draft = { schedule_name: 'Week', shift_name: 'Day', start_time: '09:00', end_time: '17:00', break_minutes: 30, weekdays: [7, 1] };
  expect(scheduleRecords(draft, '2026-01-05')[1]?.values.days).toEqual({ weeks: [['@day', null, null, null, null, null, '@day']] });
});

test('hours are approved by the manager only, leave also by HR if chosen', () => {
  expect(chainRecords(['leaves', 'time-cards'], true).map(({ values }) => [values.model, values.level, values.approver_kind])).toEqual([
    ['leaves', 1, 'manager'],
    ['leaves', 2, 'role'],
    ['time-cards', 1, 'manager'],
  ]);
  expect(chainRecords(['leaves'], false)).toHaveLength(1);
});

const person = (name: string, manager_email?: string): PersonDraft => ({
  first_name: name,
  last_name: 'Lang',
  work_email: `${name}@example.com`,
  job: 'Consultant',
  department_id: 1,
  hire_date: '2026-01-01',
  manager_email,
});
const unrelated = { people: new Map<string, number>(), jobs: new Map<string, number>() };

test('people are created after their manager, and a job is created once', () => {
  const records = peopleRecords([person('emil', 'Mara@example.com'), person('mara'), person('uta', 'old@example.com')], 1, {
    people: new Map([['old@example.com', 7]]),
    jobs: new Map(),
  });
  expect(toResponse(records as never)).toEqual([
    ['jobs', 'job:consultant', 'Consultant', undefined],
    ['employees', 'mara@example.com', 'mara@example.com', undefined],
    ['employees', 'uta@example.com', 'uta@example.com', 7],
    ['employees', 'emil@example.com', 'emil@example.com', '@mara@example.com'],
  ]);
});

test.each([
  [[person('emil', 'who@example.com')], { code: 'manager_unknown', email: 'who@example.com' }],
  [[person('emil', 'mara@example.com'), person('mara', 'emil@example.com')], { code: 'manager_circle', email: 'emil@example.com' }],
  [[person('emil'), person('Emil')], { code: 'same_email', email: 'emil@example.com' }],
])('the reason why people cannot be created is named', (drafts, complaint) => {
  expect(peopleRecords(drafts, 1, unrelated)).toEqual(complaint);
});

test('the next step is the first open one after the current, else the first open one', () => {
  const steps = (['done', 'open', 'done', 'open'] as const).map((state, at) => ({
    step: (['company', 'branches', 'departments', 'roles'] as const)[at] ?? 'company',
    state,
    count: 0,
    undoable: false,
  }));
  expect([nextStep(steps), nextStep(steps, 'branches'), nextStep(steps, 'roles')]).toEqual(['branches', 'roles', 'branches']);
});

test('accounts with the email of a new colleague are linked, except the own account, which another user must link', () => {
  const person = (id: number, name: string) => ({ id, name, first_name: name, last_name: 'Berg', work_email: `${name}@example.com` });
  const account = (id: number, email: string, employee_id: number | null = null) => ({ id, email, employee_id });
  const people = [person(1, 'Mara'), person(2, 'Emil'), person(3, 'Vera'), person(4, 'Paul')];
  const accounts = [account(7, 'mara@Example.com'), account(8, 'vera@example.com'), account(9, 'other@example.com', 4)];
  const { open, own } = peopleToInvite(people, accounts, 8);
  const added = { roles: [2], locale: 'en' };
  expect(open.map((one) => accountRecord(one, added))).toEqual([
    { model: 'users', id: 7, values: { employee_id: 1 }, label: 'Mara' },
    {
      model: 'users',
      values: { first_name: 'Emil', last_name: 'Berg', email: 'Emil@example.com', employee_id: 2, ...added },
      label: 'Emil',
    },
  ]);
  expect(own?.id).toBe(8);
});
