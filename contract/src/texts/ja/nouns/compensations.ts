import type { NounWords } from '../../nouns.ts';

export const compensations: NounWords<'compensations'> = {
  one: '給与',
  many: '給与',
  kind: '給与',
  empty: '給与はありません。',
  fields: {
    effective_from: '適用開始日',
    basis: '支払単位',
    frequency: '支払頻度',
    amount: '給与',
    follows_fte: 'フルタイム額（勤務割合に応じて支給）',
    previous_amount: '変更前の給与',
    held_until: '終了日',
    attempt: '送信回数',
    used_in: '給与明細',
    entered_by_id: '入力者',
  },
  options: {
    frequency: {
      monthly: '毎月',
      semimonthly: '月2回',
      four_weekly: '4週間ごと',
      fortnightly: '2週間ごと',
      weekly: '毎週',
    },
    basis: {
      monthly: '月',
      hourly: '時間',
      daily: '日',
    },
    reason: {
      hire: '入社',
      raise: '昇給',
      promotion: '昇進',
      correction: '訂正',
      contract: '新しい契約',
      other: 'その他',
    },
    status: {
      pending: '承認待ち',
      approved: '承認済み',
      rejected: '却下',
      withdrawn: '取り下げ',
    },
  },
  moves: {
    approve: '承認',
  },
};
