import type { NounWords } from '../../nouns.ts';

export const leaveLedger: NounWords<'leave-ledger'> = {
  one: '余额记录',
  many: '余额记录',
  empty: '还没有记录。发放、休假和调整会显示在这里。',
  fields: {
    year: '休假年度',
    amount: '数量',
    unit: '计算单位',
    expires_on: '失效日',
    overtime_id: '加班',
  },
  options: {
    kind: {
      opening: '期初余额',
      grant: '发放',
      accrual: '分期发放',
      carry_in: '结转转入',
      carry_out: '年度结转',
      expiry: '失效',
      usage: '已休',
      usage_reversal: '退回',
      adjustment: '调整',
      encashment: '折现',
      overtime: '加班转调休',
      flex: '当日工时',
    },
    unit: {
      day: '天',
      hour: '小时',
      minute: '分钟',
    },
  },
};
