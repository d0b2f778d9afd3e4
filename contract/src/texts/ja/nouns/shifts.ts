export const shifts = {
  one: 'シフト',
  many: 'シフト',
  empty: 'シフトはまだありません。シフトは、勤務の開始と終了の時刻を定めます。',
  fields: {
    start_time: '開始時刻',
    end_time: '終了時刻',
    paid_break: '有給の休憩',
    required_minutes: '必要時間',
    core_start: 'コアタイム開始',
    core_end: 'コアタイム終了',
    half_split_time: '半日の区切り',
    min_rest_minutes: '勤務後の休息',
    crosses_midnight: '翌日に終了',
  },
  options: { kind: { fixed: '固定時間', flexible: 'フレックス' } },
} as const;
