import type { NounWords } from '../../nouns.ts';

export const leaveBalances: NounWords<'leave-balances'> = {
  one: '休暇残高',
  many: '休暇残高',
  empty: 'この期間の残高はありません。',
  fields: {
    employee_no: '従業員番号',
    balances: '区分別',
    as_of: '基準日',
    entitled: '付与',
    carried: '繰越',
    taken: '取得済み',
    scheduled: '取得予定',
    pending: '申請中',
    available: '残り',
  },
};
