export const shifts = {
  one: 'horaire',
  many: 'horaires',
  empty: 'Aucun horaire pour le moment. Un horaire indique quand une journée de travail commence et finit.',
  fields: {
    start_time: 'Début',
    end_time: 'Fin',
    paid_break: 'Pause payée',
    required_minutes: 'Heures demandées',
    core_start: 'Plage fixe de',
    core_end: 'Plage fixe à',
    half_split_time: 'Milieu de la journée',
    min_rest_minutes: 'Repos ensuite',
    crosses_midnight: 'Finit le lendemain',
  },
  options: { kind: { fixed: 'Heures fixes', flexible: 'Heures variables' } },
} as const;
