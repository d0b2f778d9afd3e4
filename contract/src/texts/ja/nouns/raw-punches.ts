export const rawPunches = {
  one: '受信打刻',
  many: '受信打刻',
  empty: '受信したものはありません。',
  fields: {
    sent_time: '送信された時刻',
    occurred_at: '発生日時',
    received_at: '受信日時',
    verify_code: '認証方法（コード）',
    workcode: 'ワークコード',
    raw_line: '受信した内容',
    outcome_reason: '結果の理由',
    batch_id: '受信データ',
  },
  options: {
    source: { device: '端末', file: 'ファイル', sync: 'プログラム' },
    outcome: { accepted: '算入済み', quarantined: '隔離済み', rejected: '読み取り不可', ignored: '無視' },
    outcome_reason: {
      unknown_pin: '該当者のいない打刻番号',
      clock: '時刻が不正',
      too_old: '古すぎる',
      not_readable: '読み取り不可',
      no_pin: '打刻番号なし',
      not_employed: '当日は在籍外',
      dismissed: '手動で除外',
      undone: 'インポートの取り消し',
    },
  },
} as const;
