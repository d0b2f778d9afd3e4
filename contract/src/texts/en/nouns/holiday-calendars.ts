export const holidayCalendars = {
  one: 'Holiday calendar',
  many: 'Holiday calendars',
  empty: 'No calendars yet. Each branch follows one.',
  fields: { holidays_count: 'Holidays' },
} as const;
