import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const allowances = {
  one: 'allowance',
  many: 'allowances',
  empty: 'No allowances here.',
  fields: {
    ...itemFields,
    target: 'Applies to',
    recurrence: 'Frequency',
    counts_in_gross: 'Counts in gross pay',
  },
  options: {
    ...itemOptions,
    target: itemTargets,
  },
  moves: itemMoves,
} as const;
