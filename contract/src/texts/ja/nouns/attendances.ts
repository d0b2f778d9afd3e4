import type { NounWords } from '../../nouns.ts';

export const attendances: NounWords<'attendances'> = {
  one: '打刻',
  many: '打刻記録',
  empty: 'この期間の打刻はありません。端末がオンラインか確認してください。',
  fields: {
    created_at: '打刻時刻',
    local_time: '現地時刻',
    work_date: '勤務日',
    direction_origin: '出退勤の判定元',
    state: 'ステータス',
    flag: 'フラグ',
    recorded_at: '記録日時',
    voided_at: '無効化日時',
    void_reason: '無効化の理由',
  },
  options: {
    action: { in: '出勤', out: '退勤', break_out: '休憩開始', break_in: '休憩終了', ot_in: '残業開始', ot_out: '残業終了' },
    source: {
      web: 'ウェブ',
      kiosk: '共用打刻',
      device: '端末',
      file: 'ファイル',
      sync: '同期プログラム',
      manual: '手動',
      correction: '修正',
    },
    direction_origin: { said: '本人', device: '端末', derived: '打刻の順序' },
    state: { counted: '算入済み', double_tap: '二重打刻', evidence: '中間の打刻', voided: '無効' },
    flag: { ambiguous_time: '重複する時刻', moved_by_clock_change: '存在しない時刻', clock_drift: '時計のずれ' },
  },
  moves: { void: '無効にする' },
  moveHints: { void: '一覧には残りますが、算入されなくなります。その日の勤怠は再計算されます。' },
};
