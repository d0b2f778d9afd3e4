export const weekSchedules = {
  one: 'semaine type',
  many: 'semaines types',
  empty: 'Aucune semaine type pour le moment. Une semaine type place des horaires sur les jours de la semaine.',
  fields: {
    cycle_weeks: 'Semaines du cycle',
    anchor_date: 'Premier lundi',
    days: 'Jours',
    is_default: 'Semaine type par défaut',
    weekly_minutes: 'Heures par semaine',
    assignments_count: 'Affectations',
  },
} as const;
