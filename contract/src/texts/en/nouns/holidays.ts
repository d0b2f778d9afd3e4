export const holidays = {
  one: 'Holiday',
  many: 'Holidays',
  empty: 'No holidays in this calendar yet.',
  fields: { portion: 'Part of the day', recurring: 'Every year' },
  options: { portion: { full: 'Whole day', am: 'Morning', pm: 'Afternoon' } },
} as const;
