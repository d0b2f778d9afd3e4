export const scheduleAssignments = {
  one: '割り当て',
  many: '割り当て',
  empty: 'この週間スケジュールの対象者はまだいません。',
  fields: { week_schedule_id: '週間スケジュール' },
} as const;
