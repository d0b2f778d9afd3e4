export const experiences = {
  one: 'Puesto anterior',
  many: 'Experiencia',
  empty: 'Todavía no se han anotado puestos anteriores.',
  fields: { company: 'Empresa' },
} as const;
