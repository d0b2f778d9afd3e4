import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions } from '../pay-item-words.ts';

export const bonuses: NounWords<'bonuses'> = {
  one: 'Prämie',
  many: 'Prämien',
  gender: 'f',
  kind: 'Prämien',
  empty: 'Keine Prämien.',
  fields: {
    ...itemFields,
    recurrence: 'Häufigkeit',
    reason: 'Grund',
    attempt: 'Wie oft gesendet',
    entered_by_id: 'Eingetragen von',
    month_total: 'Prämien des Monats zusammen',
  },
  options: {
    ...itemOptions,
    reason: {
      performance: 'Leistung',
      project: 'Projekt',
      retention: 'Bindung',
      referral: 'Empfehlung',
      other: 'Sonstiges',
    },
    status: {
      ...itemOptions.status,
      pending: 'Offen',
      rejected: 'Abgelehnt',
    },
  },
  moves: {
    approve: 'Genehmigen',
    ...itemMoves,
  },
};
