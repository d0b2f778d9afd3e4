import type { NounWords } from '../../nouns.ts';

export const branches: NounWords<'branches'> = {
  one: 'agence',
  many: 'agences',
  a: 'une agence',
  the: 'l’agence',
  all: 'Toutes les agences',
  empty: 'Aucune agence pour le moment. L’agence définit le fuseau horaire, la devise et les jours fériés de ses collaborateurs.',
  fields: {
    head_id: 'Responsable d’agence',
    address: 'Adresse',
    employer_name: 'Employeur dans les contrats',
    employer_registration_no: 'N° d’immatriculation',
    employer_tax_no: 'N° fiscal',
    representative_name: 'Représenté par',
    representative_title: 'Qualité du représentant',
    weekly_hours: 'Heures hebdomadaires',
    working_days: 'Jours de travail',
    payments_per_year: 'Versements par an',
    leave_days: 'Congés annuels (jours)',
    probation_months: 'Période d’essai (mois)',
    notice_period: 'Préavis',
    notice_unit: 'Unité du préavis',
  },
  options: {
    working_days: {
      monday_to_friday: 'Du lundi au vendredi',
      monday_to_saturday: 'Du lundi au samedi',
      sunday_to_thursday: 'Du dimanche au jeudi',
      by_roster: 'Selon le planning',
    },
    notice_unit: { days: 'Jours', weeks: 'Semaines', months: 'Mois' },
  },
};
