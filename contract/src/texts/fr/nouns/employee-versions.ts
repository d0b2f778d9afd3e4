export const employeeVersions = {
  one: 'changement de situation',
  many: 'changements de situation',
  empty: 'Aucun changement de situation',
  fields: { is_future: 'Planifié' },
} as const;
