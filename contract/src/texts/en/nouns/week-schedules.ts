export const weekSchedules = {
  one: 'week schedule',
  many: 'week schedules',
  empty: 'No week schedules yet. A schedule assigns shifts to the days of the week.',
  fields: {
    cycle_weeks: 'Cycle length (weeks)',
    anchor_date: 'First Monday',
    days: 'Days',
    is_default: 'Default schedule',
    weekly_minutes: 'Hours per week',
    assignments_count: 'Assignments',
  },
} as const;
