export const holidayCalendars = {
  one: 'Feiertagskalender',
  many: 'Feiertagskalender',
  empty: 'Noch keine Kalender. Jeder Standort richtet sich nach einem.',
  fields: { holidays_count: 'Feiertage' },
} as const;
