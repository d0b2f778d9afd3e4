export const educations = {
  one: 'Education',
  many: 'Education',
  empty: 'No education noted yet.',
  fields: { institution: 'Institution', degree: 'Degree', subject: 'Subject' },
} as const;
