export const experiences = {
  one: 'puesto anterior',
  many: 'experiencia',
  empty: 'Todavía no se han anotado puestos anteriores.',
  fields: { company: 'Empresa' },
} as const;
