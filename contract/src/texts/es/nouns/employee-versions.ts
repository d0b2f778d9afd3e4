export const employeeVersions = {
  one: 'cambio de empleo',
  many: 'cambios de empleo',
  empty: 'No hay cambios de empleo.',
  fields: { is_future: 'Aún pendiente' },
} as const;
