export const departments = {
  one: 'département',
  many: 'départements',
  empty: 'Aucun département pour le moment. Commencez par la société elle-même.',
  fields: {
    total_count: 'Avec les sous-départements',
    parent_id: 'Département parent',
    head_id: 'Responsable',
    deputy_id: 'Suppléant',
    min_staffing: 'Effectif minimum',
  },
} as const;
