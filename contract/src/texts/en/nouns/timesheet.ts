export const timesheet = {
  one: 'month',
  many: 'timesheet',
  empty: 'No one was employed in this period.',
  fields: {
    name: 'Name',
    employee_no: 'Employee no.',
    days: 'Days',
    scheduled_hours: 'Planned',
    worked_hours: 'Worked',
    overtime_hours: 'Overtime',
    late_minutes: 'Lateness',
    early_minutes: 'Early leaving',
    absent_days: 'Absent days',
    leave_days: 'Leave days',
    incomplete_days: 'Incomplete days',
  },
} as const;
