export const employeeVersions = {
  one: 'modification de la relation de travail',
  many: 'modifications de la relation de travail',
  empty: 'Aucune modification de la relation de travail.',
  fields: { is_future: 'À venir' },
} as const;
