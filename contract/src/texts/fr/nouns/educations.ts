export const educations = {
  one: 'Formation',
  many: 'Formation',
  empty: 'Aucune formation indiquée pour le moment.',
  fields: { institution: 'Établissement', degree: 'Diplôme', subject: 'Spécialité' },
} as const;
