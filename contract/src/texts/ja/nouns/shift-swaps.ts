import type { NounWords } from '../../nouns.ts';

export const shiftSwaps: NounWords<'shift-swaps'> = {
  one: 'シフト交代',
  many: 'シフト交代',
  kind: 'シフト交代',
  empty: 'シフト交代はまだありません。',
  fields: {
    month_schedule_id: 'シフト表',
    from_date: '交代する日',
    shift_id: '渡すシフト',
    to_employee_id: '相手',
    to_date: '引き受ける日',
    to_shift_id: '引き受けるシフト',
    starts_at: '最初のシフト開始',
    agreed_at: '同意日時',
    to_user_id: '相手のアカウント',
  },
  options: {
    status: {
      asked: '相手の同意待ち',
      agreed: 'シフト作成者の承認待ち',
      approved: '承認済み',
      refused: '不成立',
      withdrawn: '取り下げ',
      expired: '期限切れ',
    },
  },
  moves: {
    agree: '同意する',
    refuse: '断る',
    withdraw: '取り下げ',
    approve: '承認',
    reject: '却下',
  },
  moveHints: {
    approve: 'シフト表は両者について同時に変わります。',
    reject: '両者に理由が表示され、シフト表はそのままです。',
  },
};
