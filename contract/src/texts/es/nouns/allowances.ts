import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const allowances = {
  one: 'complemento',
  many: 'complementos',
  the: 'el complemento',
  all: 'Todos los complementos',
  empty: 'No hay complementos.',
  fields: {
    ...itemFields,
    target: 'Se aplica a',
    recurrence: 'Frecuencia',
    counts_in_gross: 'Cuenta en el bruto',
  },
  options: {
    ...itemOptions,
    target: itemTargets,
  },
  moves: itemMoves,
} as const;
