import { choice, date, hours, integer, minutes, required } from '../fields.ts';
import { employees } from '../resources/employees.ts';
import type { ResponseOf } from '../values.ts';
import { view } from '../view.ts';
import { person } from './person.ts';

const beside = {
  employee: person,
  iso_week: integer(required),
  from: date(required),
  to: date(required),
  state: choice({ options: ['past', 'current', 'future'], required: true }),
} as const;

/** One ISO week of every employee: expected hours, worked hours, and the difference. */
export const weeklyHours = view('weekly-hours', {
  access: 'attendances.view',
  rowsOf: employees,
  subject: 'employee_id',
  period: 'week',
  columns: {
    required_hours: hours(required),
    worked_hours: hours(required),
    /** On projects. */
    logged_hours: hours({ required: true, quiet: true }),
    leave_hours: hours({ required: true, quiet: true }),
    holiday_hours: hours({ required: true, quiet: true }),
    overtime_hours: hours({ required: true, quiet: true }),
    balance_hours: hours({ required: true, signed: true }),
    running_balance_hours: hours({ required: true, signed: true }),
    /** The balance of the flex-time account at the end of the week; empty without an account. */
    flex_hours: hours({ signed: true }),
    /** Over the weeks up to this one, by the number in the branch's settings. */
    average_hours: hours(),
    average_status: choice({ options: ['within', 'above'], tones: { above: 'pink' } }),
    late_count: integer(required),
    late_minutes: minutes(required),
    early_minutes: minutes(required),
    absent_days: integer(required),
    incomplete_days: integer(required),
    status: choice({ options: ['open', 'complete'], tones: { complete: 'green' }, required: true }),
  },
  table: [
    'name',
    'required_hours',
    'worked_hours',
    'balance_hours',
    'running_balance_hours',
    'leave_hours',
    'overtime_hours',
    'late_count',
    'absent_days',
    'status',
    '-logged_hours',
    '-holiday_hours',
    '-average_hours',
    '-flex_hours',
    '-average_status',
    '-incomplete_days',
    '-late_minutes',
    '-early_minutes',
    '-employee_no',
    '-department_id',
    '-branch_id',
    '-job_id',
    '-manager_id',
  ],
  inFiles: ['employee_no', 'department_id', 'logged_hours', 'holiday_hours', 'average_hours', 'incomplete_days'],
  filters: ['department_id', 'branch_id', 'job_id', 'manager_id'],
  beside,
});

export type WeeklyHoursRow = { id: number } & ResponseOf<typeof weeklyHours.columns> & ResponseOf<typeof beside>;
