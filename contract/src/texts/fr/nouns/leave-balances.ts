import type { NounWords } from '../../nouns.ts';

export const leaveBalances: NounWords<'leave-balances'> = {
  one: 'solde de congés',
  many: 'soldes de congés',
  a: 'un solde de congés',
  the: 'le solde de congés',
  all: 'Tous les soldes de congés',
  empty: 'Aucun solde sur cette période.',
  fields: {
    employee_no: 'Matricule',
    balances: 'Par catégorie',
    as_of: 'Au',
    entitled: 'Droits',
    carried: 'Report',
    taken: 'Pris',
    scheduled: 'Prévu',
    pending: 'Demandé',
    available: 'Disponible',
  },
};
