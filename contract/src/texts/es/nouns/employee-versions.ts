export const employeeVersions = {
  one: 'Cambio de empleo',
  many: 'Cambios de empleo',
  empty: 'No hay cambios de empleo.',
  fields: { is_future: 'Aún pendiente' },
} as const;
