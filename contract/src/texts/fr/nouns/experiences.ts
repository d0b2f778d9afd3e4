export const experiences = {
  one: 'poste antérieur',
  many: 'expérience',
  empty: 'Aucun poste antérieur indiqué pour le moment.',
  fields: { company: 'Société' },
} as const;
