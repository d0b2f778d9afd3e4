import type { NounWords } from '../../nouns.ts';

export const timesheet: NounWords<'timesheet'> = {
  one: 'mois',
  many: 'relevé d’heures',
  empty: 'Personne n’était sous contrat sur cette période.',
  fields: {
    name: 'Nom',
    employee_no: 'Matricule',
    days: 'Jours',
    scheduled_hours: 'Prévu',
    worked_hours: 'Travaillé',
    overtime_hours: 'Heures sup.',
    late_minutes: 'Retard',
    early_minutes: 'Départ anticipé',
    absent_days: 'Absences',
    leave_days: 'Jours de congé',
    incomplete_days: 'Jours incomplets',
  },
};
