import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions } from '../pay-item-words.ts';

export const bonuses: NounWords<'bonuses'> = {
  one: '奖金',
  many: '奖金',
  kind: '奖金',
  empty: '没有奖金。',
  fields: {
    ...itemFields,
    recurrence: '频率',
    reason: '原因',
    attempt: '提交次数',
    entered_by_id: '录入人',
    month_total: '当月奖金合计',
  },
  options: {
    ...itemOptions,
    reason: {
      performance: '绩效',
      project: '项目',
      retention: '留任',
      referral: '内推',
      other: '其他',
    },
    status: {
      ...itemOptions.status,
      pending: '待审批',
      rejected: '已驳回',
    },
  },
  moves: {
    approve: '批准',
    ...itemMoves,
  },
};
