export const scheduleAssignments = {
  one: 'Assignment',
  many: 'Assignments',
  empty: 'Nobody follows this schedule yet.',
  fields: { week_schedule_id: 'Week schedule' },
} as const;
