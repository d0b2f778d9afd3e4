import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const allowances = {
  one: 'indemnité',
  many: 'indemnités',
  a: 'une indemnité',
  the: 'l’indemnité',
  all: 'Toutes les indemnités',
  empty: 'Aucune indemnité.',
  fields: {
    ...itemFields,
    target: 'S’applique à',
    recurrence: 'Fréquence',
    counts_in_gross: 'Compte dans le brut',
  },
  options: {
    ...itemOptions,
    target: itemTargets,
  },
  moves: itemMoves,
} as const;
