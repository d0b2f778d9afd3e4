export const experiences = {
  one: 'poste précédent',
  many: 'expérience professionnelle',
  empty: 'Aucun poste précédent pour le moment',
  fields: { company: 'Employeur' },
} as const;
