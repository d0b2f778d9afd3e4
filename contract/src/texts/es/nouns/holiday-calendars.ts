export const holidayCalendars = {
  one: 'Calendario de festivos',
  many: 'Calendarios de festivos',
  empty: 'Todavía no hay calendarios. Cada sede sigue uno.',
  fields: { holidays_count: 'Festivos' },
} as const;
