import { monthMarks } from '@cadre/rules/attendance/plan/month-code';
import { boolean, choice, date, decimal, group, hours, integer, list, minutes, required, text } from '../fields.ts';
import { employees } from '../resources/employees.ts';
import type { ResponseOf } from '../values.ts';
import { view } from '../view.ts';
import { person } from './person.ts';

/** The totals of the days. */
const totals = {
  scheduled_hours: hours(required),
  worked_hours: hours(required),
  overtime_hours: hours({ required: true, quiet: true }),
  late_minutes: minutes(required),
  early_minutes: minutes(required),
  absent_days: integer(required),
  leave_days: decimal(required),
  incomplete_days: integer(required),
} as const;

const beside = { employee: person, totals: group(totals, required) } as const;

/** A month of every employee: a letter per person and day, and the totals of the days. */
export const timesheet = view('timesheet', {
  access: 'attendances.view',
  rowsOf: employees,
  subject: 'employee_id',
  period: 'month',
  columns: {
    days: list(
      {
        date: date(required),
        status: text(required),
        codes: list(choice({ options: monthMarks, required: true }), required),
        late: boolean(required),
        worked_minutes: minutes(required),
        expected_minutes: minutes(required),
        flags: list(text(required), required),
      },
      required,
    ),
    ...totals,
  },
  table: [
    'name',
    'days',
    'scheduled_hours',
    'overtime_hours',
    'late_minutes',
    'absent_days',
    'worked_hours',
    '-early_minutes',
    '-leave_days',
    '-incomplete_days',
    '-employee_no',
    '-department_id',
    '-branch_id',
    '-job_id',
    '-manager_id',
  ],
  inFiles: ['employee_no', 'department_id', 'leave_days', 'incomplete_days'],
  filters: ['department_id', 'branch_id', 'job_id', 'manager_id'],
  extraFilters: { attention: choice({ options: ['only'] }) },
  beside,
});

export type TimesheetRow = { id: number } & ResponseOf<typeof timesheet.columns> & ResponseOf<typeof beside>;
export type MatrixDay = TimesheetRow['days'][number];
