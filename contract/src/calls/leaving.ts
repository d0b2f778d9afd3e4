import { call, type DataOf } from '../call.ts';
import { boolean, choice, date, group, integer, list, named, record, reference, required, text } from '../fields.ts';
import { employees } from '../resources/employees.ts';

const { employment_type, fte, termination_reason } = employees.fields;
const tag = 'employees';

const sometimes = { required: true, optional: true } as const;

/** The effects of a termination, shown before it is submitted. */
export const leavingEffects = call({
  method: 'GET',
  path: '/employees/:id/leaving',
  access: 'employees.terminate',
  tag,
  summary: 'Preview the effects of a termination',
  query: { last_working_day: date({ required: true }) },
  answer: {
    effects: list({
      kind: choice({
        options: ['account', 'reports', 'headships', 'future_changes', 'document_requests', 'change_requests', 'punches', 'notice'],
        required: true,
      }),
      count: integer(sometimes),
      names: list(text(), { optional: true }),
      /** The last day of the notice period. */
      day: date(sometimes),
      /** Who takes over unless a successor is named. */
      to: group(named, { optional: true }),
    }),
  },
});
export type LeavingEffect = DataOf<typeof leavingEffects>['effects'][number];

/** Leaving and rehiring affect accounts, department heads and lists of people. */
const touches = ['employees', 'employee-versions', 'employment-periods', 'users', 'departments', 'documents', 'change-requests'] as const;

export const terminate = call({
  method: 'POST',
  path: '/employees/:id/terminate',
  access: 'employees.terminate',
  tag,
  summary: 'End an employment on its last working day',
  body: {
    last_working_day: date({ required: true }),
    termination_reason: choice({ options: termination_reason.options, required: true }),
    note: text({ max: 500 }),
    successor_id: reference('employees'),
    version: integer({ min: 1 }),
  },
  answer: record(employees, required),
  touches,
});

export const correctLeaving = call({
  method: 'PUT',
  path: '/employees/:id/leaving',
  access: 'employees.terminate',
  tag,
  summary: 'Correct the last working day of an employee who is on notice or has left',
  body: {
    last_working_day: date({ required: true }),
    termination_reason: choice({ options: termination_reason.options }),
    /** `null` removes the successor; omitted, the successor stays. */
    successor_id: reference('employees'),
    /** Where they are still here on the corrected day. */
    restore_account: boolean(),
    version: integer({ min: 1 }),
  },
  answer: record(employees, required),
  touches,
});

export const withdrawNotice = call({
  method: 'POST',
  path: '/employees/:id/withdraw-notice',
  access: 'employees.terminate',
  tag,
  summary: 'Withdraw a notice, or undo a termination that has already taken effect',
  body: { restore_account: boolean() },
  answer: record(employees, required),
  touches,
});

export const rehire = call({
  method: 'POST',
  path: '/employees/:id/rehire',
  access: 'employees.rehire',
  tag,
  summary: 'Rehire a former employee',
  body: {
    hire_date: date({ required: true }),
    department_id: reference('departments', { required: true }),
    job_id: reference('jobs', { required: true }),
    branch_id: reference('branches', { required: true }),
    manager_id: reference('employees'),
    employment_type: choice({ options: employment_type.options, required: true }),
    fte: integer({ min: fte.min, max: fte.max }),
    restore_account: boolean(),
  },
  answer: record(employees, required),
  touches,
});
