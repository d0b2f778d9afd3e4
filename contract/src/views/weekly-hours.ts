import type { WeekHours } from '../calls/hours.ts';
import { choice, hours, integer, minutes } from '../fields.ts';
import { employees } from '../resources/employees.ts';
import { view } from '../view.ts';

/** One ISO week of everybody: what was expected, what was worked, and what is left between them. */
export const weeklyHours = view('weekly-hours', {
  access: 'attendances.view',
  rowsOf: employees,
  subject: 'employee_id',
  period: 'week',
  columns: {
    required_hours: hours({ required: true }),
    worked_hours: hours({ required: true }),
    leave_hours: hours(),
    holiday_hours: hours(),
    overtime_hours: hours(),
    balance_hours: hours({ signed: true }),
    running_balance_hours: hours({ signed: true }),
    late_count: integer(),
    late_minutes: minutes(),
    early_minutes: minutes(),
    absent_days: integer(),
    incomplete_days: integer(),
    status: choice({ options: ['open', 'complete'], tones: { complete: 'green' } }),
  },
  table: [
    'name',
    'required_hours',
    'worked_hours',
    'balance_hours',
    'running_balance_hours',
    'leave_hours',
    'holiday_hours',
    'overtime_hours',
    'late_count',
    'absent_days',
    'status',
    '-incomplete_days',
    '-late_minutes',
    '-early_minutes',
    '-employee_no',
    '-department_id',
    '-branch_id',
    '-job_id',
    '-manager_id',
  ],
  inFiles: ['employee_no', 'department_id', 'incomplete_days'],
  filters: ['department_id', 'branch_id', 'job_id', 'manager_id'],
});

export type WeeklyHoursRow = {
  id: number;
  employee: { id: number; name: string; department: string; pic: string | null };
  status: 'open' | 'complete';
} & Omit<WeekHours, 'days'>;
