import type { NounWords } from '../../nouns.ts';

export const rawPunches: NounWords<'raw-punches'> = {
  one: '受信打刻',
  many: '受信打刻',
  empty: '受信した打刻はありません。',
  fields: {
    sent_time: '端末の時刻',
    occurred_at: '打刻日時',
    received_at: '受信日時',
    verify_code: '認証方法（コード）',
    workcode: 'ワークコード',
    raw_line: '受信データ',
    outcome_reason: '理由',
    batch_id: 'アップロード',
  },
  options: {
    source: { device: '端末', file: 'ファイル', sync: '同期プログラム' },
    outcome: { accepted: '算入済み', quarantined: '保留中', rejected: '読み取り不可', ignored: '無視' },
    outcome_reason: {
      unknown_pin: '不明な打刻番号',
      clock: '時刻の異常',
      too_old: '日時が古すぎる',
      not_readable: '読み取り不可',
      no_pin: '打刻番号なし',
      not_employed: '当日は在籍期間外',
      other_name: '端末上の氏名が異なる',
      duplicate: '重複',
      dismissed: '手動で除外',
      undone: 'インポートの取り消し',
    },
  },
};
