export const holidayCalendars = {
  one: 'holiday calendar',
  many: 'holiday calendars',
  empty: 'No holiday calendars yet. Every branch uses one.',
  fields: { holidays_count: 'Holidays' },
} as const;
