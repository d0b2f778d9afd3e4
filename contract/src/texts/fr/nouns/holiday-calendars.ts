export const holidayCalendars = {
  one: 'Calendrier des jours fériés',
  many: 'Calendriers des jours fériés',
  empty: 'Aucun calendrier pour le moment. Chaque agence en suit un.',
  fields: { holidays_count: 'Jours fériés' },
} as const;
