export const experiences = {
  one: 'previous job',
  many: 'work experience',
  empty: 'No previous jobs added yet',
  fields: { company: 'Employer' },
} as const;
