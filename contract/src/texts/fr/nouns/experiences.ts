export const experiences = {
  one: 'Poste antérieur',
  many: 'Expérience',
  empty: 'Aucun poste antérieur indiqué pour le moment.',
  fields: { company: 'Société' },
} as const;
