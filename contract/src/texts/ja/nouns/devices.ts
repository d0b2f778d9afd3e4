import type { NounWords } from '../../nouns.ts';

export const devices: NounWords<'devices'> = {
  one: '打刻端末',
  many: '打刻端末',
  empty: '打刻端末はまだありません。端末を追加するか、ウェブ打刻を利用してください。',
  fields: {
    vendor: 'メーカー',
    mode: '接続方式',
    direction_mode: '出退勤の判定',
    accepts_serial: 'シリアル番号のみで許可',
    allowed_networks: '許可する IP アドレス',
    connection: '接続',
    last_seen_at: '最終接続',
    clock_drift_seconds: '時計のずれ（秒）',
    firmware: 'ファームウェア',
    protocol: 'プロトコル',
    records_count: '端末内の記録数',
    today_count: '今日の打刻',
    unmatched_count: '未照合の打刻番号',
    pending_commands: '待機中のコマンド',
  },
  options: {
    vendor: { zkteco: 'ZKTeco', essl: 'eSSL', other: 'その他' },
    mode: { push: '端末から送信', agent: '同期プログラム', file: 'ファイルをアップロード' },
    direction_mode: {
      device: '端末での選択に従う',
      in: '常に出勤',
      out: '常に退勤',
      alternate: '出勤と退勤を交互に',
      first_last: '最初が出勤、最後が退勤',
    },
    status: { active: '有効', disabled: '無効' },
    connection: { waiting: '待機中', online: 'オンライン', late: '遅延', offline: 'オフライン' },
  },
  moves: { disable: '無効化', enable: '有効化' },
  moveHints: { disable: '再び有効にするまで、この端末からの打刻は受け付けられません。' },
};
