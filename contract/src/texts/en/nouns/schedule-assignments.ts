export const scheduleAssignments = {
  one: 'assignment',
  many: 'assignments',
  empty: 'No one is assigned to this schedule yet',
  fields: { week_schedule_id: 'Week schedule' },
} as const;
