import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const deductions: NounWords<'deductions'> = {
  one: 'retenue',
  many: 'retenues',
  a: 'une retenue',
  the: 'la retenue',
  all: 'Toutes les retenues',
  empty: 'Aucune retenue.',
  fields: {
    ...itemFields,
    target: 'S’applique à',
    recurrence: 'Fréquence',
    category: 'Catégorie',
    principal: 'Montant du prêt',
    installments: 'Échéances',
    rest_month: 'Retenir le solde à partir de',
    remaining: 'Reste dû',
    max_share_bp: 'Plafond (% du net)',
    employer_rate_bp: 'Part de l’employeur',
    protected_amount: 'Net insaisissable',
    protected_per_child: 'Insaisissable par enfant',
    priority: 'Priorité',
  },
  options: {
    ...itemOptions,
    target: itemTargets,
    category: {
      tax: 'Impôt',
      social: 'Sécurité sociale',
      loan: 'Prêt',
      advance: 'Avance',
      garnishment: 'Saisie sur salaire',
      penalty: 'Pénalité',
      absence: 'Absence',
      other: 'Autre',
    },
  },
  moves: itemMoves,
};
