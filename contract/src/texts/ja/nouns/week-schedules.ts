export const weekSchedules = {
  one: '週間スケジュール',
  many: '週間スケジュール',
  empty: '週間スケジュールはまだありません。週間スケジュールは、各曜日にシフトを割り当てます。',
  fields: {
    cycle_weeks: '周期の週数',
    anchor_date: '最初の月曜日',
    days: '各日',
    is_default: 'ほかの全員に適用',
    weekly_minutes: '週の時間',
    assignments_count: '割り当て数',
  },
} as const;
