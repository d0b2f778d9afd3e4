export const holidayCalendars = {
  one: 'Feiertagskalender',
  many: 'Feiertagskalender',
  empty: 'Noch keine Feiertagskalender. Jeder Standort verwendet einen.',
  fields: { holidays_count: 'Feiertage' },
} as const;
