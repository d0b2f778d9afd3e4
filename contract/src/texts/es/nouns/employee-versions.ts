export const employeeVersions = {
  one: 'cambio laboral',
  many: 'cambios laborales',
  the: 'el cambio laboral',
  all: 'Todos los cambios laborales',
  empty: 'Sin cambios laborales',
  fields: { is_future: 'Programado' },
} as const;
