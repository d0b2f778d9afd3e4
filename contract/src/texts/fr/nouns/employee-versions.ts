export const employeeVersions = {
  one: 'Modification de la relation de travail',
  many: 'Modifications de la relation de travail',
  empty: 'Aucune modification de la relation de travail.',
  fields: { is_future: 'À venir' },
} as const;
