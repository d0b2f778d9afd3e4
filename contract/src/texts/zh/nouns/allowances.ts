import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const allowances: NounWords<'allowances'> = {
  one: '津贴',
  many: '津贴',
  empty: '没有津贴。',
  fields: {
    ...itemFields,
    target: '适用对象',
    recurrence: '频率',
    counts_in_gross: '计入应发工资',
    pay_months: '发放月份',
    served_by: '计入的月份',
    less_unpaid_leave: '无薪假不计入',
  },
  options: {
    ...itemOptions,
    recurrence: { ...itemOptions.recurrence, by_service: '按在职月数' },
    served_by: { full_months: '整月', half_months: '满 15 天的月份', started_months: '每个已开始的月份' },
    target: itemTargets,
  },
  moves: itemMoves,
};
