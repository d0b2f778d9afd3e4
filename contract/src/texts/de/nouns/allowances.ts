import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const allowances = {
  one: 'Zulage',
  many: 'Zulagen',
  empty: 'Keine Zulagen.',
  fields: {
    ...itemFields,
    target: 'Gilt für',
    recurrence: 'Häufigkeit',
    counts_in_gross: 'Zählt zum Brutto',
  },
  options: {
    ...itemOptions,
    target: itemTargets,
  },
  moves: itemMoves,
} as const;
