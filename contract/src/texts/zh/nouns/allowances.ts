import { itemFields, itemMoves, itemOptions, itemTargets } from './pay-item.ts';

export const allowances = {
  one: '津贴',
  many: '津贴',
  empty: '没有津贴。',
  fields: {
    ...itemFields,
    target: '对象',
    recurrence: '发放方式',
    counts_in_gross: '计入应发工资',
  },
  options: {
    ...itemOptions,
    target: itemTargets,
  },
  moves: itemMoves,
} as const;
