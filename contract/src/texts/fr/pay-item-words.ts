/** Texts shared by allowances, bonuses and deductions. */
export const itemFields = {
  rate_bp: 'Taux',
  amount: 'Montant',
  base: 'Base de calcul',
  unit_source: 'Unité',
  start_month: 'De',
  end_month: 'À',
  month: 'Mois',
  taxable: 'Imposable',
  prorate: 'Au prorata des mois incomplets',
  account: 'Compte',
  used_in: 'Bulletins',
  last_month: 'Dernier mois',
  attachments: 'Fichiers',
} as const;

export const itemOptions = {
  kind: {
    fixed: 'Montant fixe',
    percent: 'Pourcentage',
    per_day: 'Par jour',
    per_hour: 'Par heure',
  },
  base: {
    basic: 'Salaire de base',
    gross: 'Salaire brut',
  },
  unit_source: {
    worked_days: 'Jours travaillés',
    unpaid_days: 'Jours non payés',
    overtime_hours: 'Heures supplémentaires',
    late_hours: 'Heures de retard',
  },
  recurrence: {
    once: 'Une fois',
    monthly: 'Chaque mois',
  },
  status: {
    active: 'Actif',
    paused: 'En pause',
    ended: 'Terminé',
  },
} as const;

export const itemTargets = {
  employee: 'Une personne',
  department: 'Département',
  job: 'Emploi',
  branch: 'Agence',
  everybody: 'Tout le monde',
} as const;

export const itemMoves = {
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  end: 'Terminer',
} as const;
