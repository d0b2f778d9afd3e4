import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const allowances: NounWords<'allowances'> = {
  one: 'Zulage',
  many: 'Zulagen',
  empty: 'Keine Zulagen.',
  fields: {
    ...itemFields,
    target: 'Gilt für',
    recurrence: 'Häufigkeit',
    counts_in_gross: 'Zählt zum Brutto',
    pay_months: 'Auszahlung im',
    served_by: 'Gezählte Monate',
    less_unpaid_leave: 'Unbezahlter Urlaub zählt nicht',
  },
  options: {
    ...itemOptions,
    recurrence: { ...itemOptions.recurrence, by_service: 'Nach Dienstmonaten' },
    served_by: { full_months: 'Volle Monate', half_months: 'Monate mit mindestens 15 Tagen', started_months: 'Jeder angefangene Monat' },
    target: itemTargets,
  },
  moves: itemMoves,
};
