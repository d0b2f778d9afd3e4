export const branches = {
  one: 'sede',
  many: 'sedes',
  empty: 'Todavía no hay sedes. Una sede da a sus empleados una zona horaria, una moneda y unos festivos.',
  fields: { address: 'Dirección' },
} as const;
