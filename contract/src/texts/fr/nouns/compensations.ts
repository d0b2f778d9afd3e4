import type { NounWords } from '../../nouns.ts';

export const compensations: NounWords<'compensations'> = {
  one: 'salaire',
  many: 'salaires',
  a: 'un salaire',
  the: 'le salaire',
  all: 'Tous les salaires',
  gender: 'm',
  kind: 'Salaires',
  empty: 'Aucun salaire.',
  fields: {
    effective_from: 'Date d’effet',
    basis: 'Base salariale',
    frequency: 'Versement',
    amount: 'Salaire',
    follows_fte: 'Montant à temps plein, payé selon le taux d’activité',
    previous_amount: 'Salaire précédent',
    held_until: 'Jusqu’au',
    attempt: 'Nombre d’envois',
    used_in: 'Bulletins',
    entered_by_id: 'Saisi par',
  },
  options: {
    frequency: {
      monthly: 'Chaque mois',
      semimonthly: 'Deux fois par mois',
      four_weekly: 'Toutes les quatre semaines',
      fortnightly: 'Toutes les deux semaines',
      weekly: 'Chaque semaine',
    },
    basis: {
      monthly: 'Mois',
      hourly: 'Heure',
      daily: 'Jour',
    },
    reason: {
      hire: 'Embauche',
      raise: 'Augmentation',
      promotion: 'Promotion',
      correction: 'Correction',
      contract: 'Nouveau contrat',
      other: 'Autre',
    },
    status: {
      pending: 'En attente',
      approved: 'Approuvé',
      rejected: 'Refusé',
      withdrawn: 'Retiré',
    },
  },
  moves: {
    approve: 'Approuver',
  },
};
