export const holidayCalendars = {
  one: 'calendrier des jours fériés',
  many: 'calendriers des jours fériés',
  empty: 'Aucun calendrier pour le moment. Chaque agence en suit un.',
  fields: { holidays_count: 'Jours fériés' },
} as const;
