export const educations = {
  one: 'formation',
  many: 'formation',
  empty: 'Aucune formation indiquée pour le moment.',
  fields: { institution: 'Établissement', degree: 'Diplôme', subject: 'Spécialité' },
} as const;
