export const branches = {
  one: 'Sede',
  many: 'Sedes',
  empty: 'Todavía no hay sedes. Una sede da a sus empleados una zona horaria, una moneda y unos festivos.',
  fields: { address: 'Dirección' },
} as const;
