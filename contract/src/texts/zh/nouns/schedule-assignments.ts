export const scheduleAssignments = {
  one: '分配',
  many: '分配',
  empty: '还没有分配给任何人。',
  fields: { week_schedule_id: '周排班' },
} as const;
