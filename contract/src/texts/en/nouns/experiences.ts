export const experiences = {
  one: 'Earlier position',
  many: 'Experience',
  empty: 'No earlier positions noted yet.',
  fields: { company: 'Company' },
} as const;
