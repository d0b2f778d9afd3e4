import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const allowances = {
  one: '手当',
  many: '手当',
  empty: '手当はありません。',
  fields: {
    ...itemFields,
    target: '適用対象',
    recurrence: '頻度',
    counts_in_gross: '総支給額に含める',
  },
  options: {
    ...itemOptions,
    target: itemTargets,
  },
  moves: itemMoves,
} as const;
