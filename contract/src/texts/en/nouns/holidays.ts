export const holidays = {
  one: 'holiday',
  many: 'holidays',
  empty: 'No holidays in this calendar yet',
  fields: { coming: 'Upcoming', portion: 'Duration', recurring: 'Yearly recurrence' },
  options: { portion: { full: 'Full day', am: 'Morning', pm: 'Afternoon' } },
} as const;
