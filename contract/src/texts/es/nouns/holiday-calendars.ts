export const holidayCalendars = {
  one: 'calendario de festivos',
  many: 'calendarios de festivos',
  empty: 'Todavía no hay calendarios. Cada sede sigue uno.',
  fields: { holidays_count: 'Festivos' },
} as const;
