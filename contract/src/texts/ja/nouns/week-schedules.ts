import type { NounWords } from '../../nouns.ts';

export const weekSchedules: NounWords<'week-schedules'> = {
  one: '週間スケジュール',
  many: '週間スケジュール',
  empty: '週間スケジュールはまだありません。週間スケジュールでは、曜日ごとにシフトを割り当てます。',
  fields: {
    cycle_weeks: '周期（週）',
    anchor_date: '最初の月曜日',
    days: '曜日別シフト',
    is_default: '既定のスケジュール',
    weekly_minutes: '週の労働時間',
    assignments_count: '割り当て数',
  },
};
