import type { MonthMark } from '@cadre/rules/attendance/month-code';
import type { Timesheet } from '../calls/hours.ts';
import { choice, document, hours, integer, minutes } from '../fields.ts';
import { employees } from '../resources/employees.ts';
import { view } from '../view.ts';

/** A month of everybody: a letter per person and day, and what the days come to. */
export const timesheet = view('timesheet', {
  access: 'attendances.view',
  rowsOf: employees,
  subject: 'employee_id',
  period: 'month',
  columns: {
    /** `MatrixDay[]`. */
    days: document(),
    scheduled_hours: hours({ required: true }),
    worked_hours: hours({ required: true }),
    overtime_hours: hours(),
    late_minutes: minutes(),
    early_minutes: minutes(),
    absent_days: integer(),
    leave_days: integer(),
    incomplete_days: integer(),
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
  narrowedBy: { attention: choice({ options: ['only'] }) },
});

export type MatrixDay = {
  date: string;
  status: string;
  codes: MonthMark[];
  late: boolean;
  worked_minutes: number;
  expected_minutes: number;
  flags: string[];
};

export type TimesheetRow = {
  id: number;
  employee: { id: number; name: string; department: string; pic: string | null };
  totals: Timesheet['totals'];
  days: MatrixDay[];
} & Timesheet['totals'];
