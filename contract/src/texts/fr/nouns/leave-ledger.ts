import type { NounWords } from '../../nouns.ts';

export const leaveLedger: NounWords<'leave-ledger'> = {
  one: 'mouvement de solde',
  many: 'mouvements de solde',
  a: 'un mouvement de solde',
  the: 'le mouvement de solde',
  all: 'Tous les mouvements de solde',
  empty: 'Aucun mouvement pour le moment. Les attributions, congés pris et ajustements apparaissent ici.',
  fields: {
    year: 'Année de congé',
    amount: 'Quantité',
    unit: 'Compté en',
    expires_on: 'Expire après le',
    overtime_id: 'Heures supplémentaires',
  },
  options: {
    kind: {
      opening: 'Solde d’ouverture',
      grant: 'Attribué',
      accrual: 'Acquis',
      carry_in: 'Reporté',
      carry_out: 'Clôture d’année',
      expiry: 'Expiré',
      usage: 'Pris',
      usage_reversal: 'Rendu',
      adjustment: 'Ajustement',
      encashment: 'Payé',
      overtime: 'Heures supplémentaires converties en repos',
      flex: 'Heures d’une journée',
    },
    unit: {
      day: 'Jours',
      hour: 'Heures',
      minute: 'Minutes',
    },
  },
};
