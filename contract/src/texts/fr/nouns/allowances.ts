import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const allowances: NounWords<'allowances'> = {
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
    pay_months: 'Versement en',
    served_by: 'Mois pris en compte',
    less_unpaid_leave: 'Les congés sans solde ne comptent pas',
  },
  options: {
    ...itemOptions,
    recurrence: { ...itemOptions.recurrence, by_service: 'Selon les mois de service' },
    served_by: { full_months: 'Mois complets', half_months: 'Mois d’au moins 15 jours', started_months: 'Tout mois commencé' },
    target: itemTargets,
  },
  moves: itemMoves,
};
