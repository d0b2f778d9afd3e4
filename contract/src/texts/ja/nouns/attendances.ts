export const attendances = {
  one: '打刻',
  many: '勤怠',
  empty: 'この期間に打刻はありません。端末を確認してください。',
  fields: {
    created_at: '時刻',
    local_time: '現地時刻',
    work_date: '勤務日',
    direction_origin: '出退勤の判定元',
    state: '集計',
    flag: 'マーク',
    recorded_at: '記録日時',
    voided_at: '無効化日時',
    void_reason: '無効化の理由',
  },
  options: {
    action: { in: '出勤', out: '退勤', break_out: '休憩開始', break_in: '休憩終了', ot_in: '残業開始', ot_out: '残業終了' },
    source: { web: 'ウェブ', kiosk: '打刻受付', device: '端末', file: 'ファイル', sync: 'プログラム', manual: '手動' },
    direction_origin: { said: '本人', device: '端末', derived: '打刻の順序' },
    state: { counted: '集計対象', double_tap: '二重打刻', evidence: '中間の打刻', voided: '無効' },
    flag: { ambiguous_time: '二度ある時刻', moved_by_clock_change: '飛ばされた時刻', clock_drift: '時計のずれ' },
  },
} as const;
