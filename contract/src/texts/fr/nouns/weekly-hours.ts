import type { NounWords } from '../../nouns.ts';

export const weeklyHours: NounWords<'weekly-hours'> = {
  one: 'semaine',
  many: 'heures hebdomadaires',
  empty: 'Personne n’était sous contrat sur cette période.',
  fields: {
    name: 'Nom',
    employee_no: 'Matricule',
    required_hours: 'Attendu',
    worked_hours: 'Travaillé',
    logged_hours: 'Saisi',
    leave_hours: 'Congé',
    holiday_hours: 'Jour férié',
    overtime_hours: 'Heures sup.',
    balance_hours: 'Solde',
    running_balance_hours: 'Solde cumulé',
    flex_hours: 'Compte d’horaires variables',
    average_hours: 'Semaine moyenne',
    average_status: 'Moyenne',
    late_count: 'Retards',
    late_minutes: 'Retard',
    early_minutes: 'Départ anticipé',
    absent_days: 'Absences',
    incomplete_days: 'Jours incomplets',
  },
  options: {
    status: { open: 'En cours', complete: 'Complète' },
    average_status: { within: 'Dans la limite', above: 'Au-dessus de la limite' },
  },
};
