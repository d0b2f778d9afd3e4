export const weekSchedules = {
  one: 'Week schedule',
  many: 'Week schedules',
  empty: 'No week schedules yet. A schedule puts shifts on the days of the week.',
  fields: {
    cycle_weeks: 'Weeks in the cycle',
    anchor_date: 'First Monday',
    days: 'Days',
    is_default: 'For everybody else',
    weekly_minutes: 'Hours per week',
    assignments_count: 'Assignments',
  },
} as const;
