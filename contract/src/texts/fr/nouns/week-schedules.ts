import type { NounWords } from '../../nouns.ts';

export const weekSchedules: NounWords<'week-schedules'> = {
  one: 'semaine type',
  many: 'semaines types',
  a: 'une semaine type',
  the: 'la semaine type',
  all: 'Toutes les semaines types',
  empty: 'Aucune semaine type pour le moment. Une semaine type affecte des horaires aux jours de la semaine.',
  fields: {
    cycle_weeks: 'Durée du cycle (semaines)',
    anchor_date: 'Premier lundi',
    days: 'Jours',
    is_default: 'Semaine type par défaut',
    weekly_minutes: 'Heures par semaine',
    assignments_count: 'Affectations',
  },
};
