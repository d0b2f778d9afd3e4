export const compensations = {
  one: 'salaire',
  many: 'salaires',
  a: 'un salaire',
  the: 'le salaire',
  all: 'Tous les salaires',
  empty: 'Aucun salaire.',
  fields: {
    effective_from: 'Date d’effet',
    basis: 'Base salariale',
    amount: 'Salaire',
    follows_fte: 'Montant à temps plein, payé selon le taux d’activité',
    previous_amount: 'Salaire précédent',
    held_until: 'Jusqu’au',
    attempt: 'Nombre d’envois',
    used_in: 'Bulletins',
    entered_by_id: 'Saisi par',
  },
  options: {
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
} as const;
