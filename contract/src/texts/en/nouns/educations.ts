export const educations = {
  one: 'education',
  many: 'education',
  empty: 'No education added yet',
  fields: { institution: 'Institution', degree: 'Degree', subject: 'Subject' },
} as const;
