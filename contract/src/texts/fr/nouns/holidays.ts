export const holidays = {
  one: 'jour férié',
  many: 'jours fériés',
  empty: 'Aucun jour férié dans ce calendrier pour le moment.',
  fields: { portion: 'Durée', recurring: 'Chaque année' },
  options: { portion: { full: 'Journée entière', am: 'Matin', pm: 'Après-midi' } },
} as const;
