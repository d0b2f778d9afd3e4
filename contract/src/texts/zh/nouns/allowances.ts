import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const allowances = {
  one: '津贴',
  many: '津贴',
  empty: '没有津贴。',
  fields: {
    ...itemFields,
    target: '适用对象',
    recurrence: '频率',
    counts_in_gross: '计入应发工资',
  },
  options: {
    ...itemOptions,
    target: itemTargets,
  },
  moves: itemMoves,
} as const;
