import type { NounWords } from '../../nouns.ts';

export const leaveLedger: NounWords<'leave-ledger'> = {
  one: '残高明細',
  many: '残高明細',
  empty: '明細はまだありません。付与、取得、調整がここに表示されます。',
  fields: {
    year: '年度',
    amount: '数量',
    unit: '単位',
    expires_on: '失効日',
    overtime_id: '残業',
  },
  options: {
    kind: {
      opening: '開始残高',
      grant: '付与',
      accrual: '分割付与',
      carry_in: '繰越',
      carry_out: '年度締め',
      expiry: '失効',
      usage: '取得',
      usage_reversal: '取得の取消',
      adjustment: '調整',
      encashment: '買取',
      overtime: '残業からの代休付与',
      flex: '1日の時間',
    },
    unit: {
      day: '日',
      hour: '時間',
      minute: '分',
    },
  },
};
