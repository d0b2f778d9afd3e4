import type { NounWords } from '../../nouns.ts';

export const excuses: NounWords<'excuses'> = {
  one: '遅刻・早退・外出',
  many: '遅刻・早退・外出',
  request: '遅刻・早退・外出の届け出',
  kind: '遅刻・早退・外出',
  empty: 'この期間の届け出はありません。',
  fields: {
    summary: '概要',
    missing_action: '不足している打刻',
    proposed_in: '出勤',
    proposed_out: '退勤',
    minutes: '時間',
    month_quota: '月の上限',
    unpaid_minutes: '無給',
    deducted_minutes: '休暇から控除',
    cancel_reason: '取消理由',
    attempt: '申請回数',
    as_draft: '下書きとして保存',
    attachments: '添付',
  },
  options: {
    type: {
      late_arrival: '遅刻',
      early_departure: '早退',
      mid_day: '私用外出',
      missing_punch: '打刻漏れ',
      remote_work: 'リモート勤務',
    },
    missing_action: {
      in: '出勤',
      out: '退勤',
      both: '出勤と退勤',
    },
    status: {
      draft: '下書き',
      pending: '承認待ち',
      approved: '承認済み',
      rejected: '却下',
      cancelled: '取消済み',
    },
  },
  moves: {
    submit: '申請する',
    approve: '承認',
    cancel: '届け出を取り消す',
    give_back: '取り消す',
  },
  moveHints: {
    reject: '理由は本人に表示され、再申請できます。',
    cancel: 'その日はこの届け出なしで再計算されます。',
  },
};
