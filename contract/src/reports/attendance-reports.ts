import { follows, minor, report, same, sum } from './report.ts';

/** The door against the card, day by day. */
export const attendanceVsCards = report({
  access: 'attendances.view',
  span: 'past',
  groups: ['employee', 'department', 'branch', 'day', 'week', 'month', 'status'],
  by: ['employee', 'day'],
  filters: ['employee', 'department', 'branch', 'status'],
  columns: {
    date: same('date'),
    employee: same('group'),
    department: same('group'),
    scheduled: sum('minutes'),
    first_in: same('text'),
    last_out: same('text'),
    attended: sum('minutes'),
    logged: sum('minutes'),
    difference: follows('minutes'),
    day_kind: same('choice', minor),
    status: same('choice', {
      tones: { ok: 'green', under_logged: 'amber', over_logged: 'amber', no_punch: 'pink', no_card: 'pink' },
    }),
  },
  chart: ['attended', 'logged'],
});

/** Totals of the days per person, for payroll. */
export const muster = report({
  access: 'attendances.view',
  span: 'past',
  groups: ['employee', 'department', 'branch', 'week', 'month'],
  by: ['department', 'employee'],
  filters: ['employee', 'department', 'branch'],
  columns: {
    employee: same('group'),
    department: same('group'),
    shift: same('text', minor),
    scheduled_days: sum('number'),
    present: sum('number'),
    absent: sum('number'),
    half_days: sum('number', minor),
    leave_days: sum('number'),
    holidays: sum('number'),
    late_count: sum('number'),
    late: sum('minutes', minor),
    early_count: sum('number', minor),
    early: sum('minutes', minor),
    missing_punches: sum('number'),
    worked: sum('minutes'),
    overtime_approved: sum('minutes'),
    overtime_open: sum('minutes', minor),
    balance: sum('minutes'),
  },
  chart: ['worked', 'overtime_approved'],
});

/** The status of each day, person by person: its columns are the days. */
export const musterDays = report({
  access: 'attendances.view',
  span: 'past',
  mostDays: 31,
  groups: ['employee', 'department', 'branch'],
  by: ['employee'],
  filters: ['employee', 'department', 'branch'],
  columns: {},
  chart: [],
});
