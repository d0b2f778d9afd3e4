import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions } from '../pay-item-words.ts';

export const bonuses: NounWords<'bonuses'> = {
  one: 'prime',
  many: 'primes',
  a: 'une prime',
  the: 'la prime',
  all: 'Toutes les primes',
  gender: 'f',
  kind: 'Primes',
  empty: 'Aucune prime.',
  fields: {
    ...itemFields,
    recurrence: 'Fréquence',
    reason: 'Motif',
    attempt: 'Nombre d’envois',
    entered_by_id: 'Saisi par',
    month_total: 'Total des primes du mois',
  },
  options: {
    ...itemOptions,
    reason: {
      performance: 'Performance',
      project: 'Projet',
      retention: 'Fidélisation',
      referral: 'Cooptation',
      other: 'Autre',
    },
    status: {
      ...itemOptions.status,
      pending: 'En attente',
      rejected: 'Refusé',
    },
  },
  moves: {
    approve: 'Approuver',
    ...itemMoves,
  },
};
