export const experiences = {
  one: 'puesto anterior',
  many: 'experiencia laboral',
  empty: 'Aún no hay puestos anteriores',
  fields: { company: 'Empresa' },
} as const;
