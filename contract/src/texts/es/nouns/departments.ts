export const departments = {
  one: 'departamento',
  many: 'departamentos',
  empty: 'Todavía no hay departamentos. Empiece por la propia empresa.',
  fields: {
    total_count: 'Con subdepartamentos',
    parent_id: 'Departamento superior',
    head_id: 'Responsable',
    deputy_id: 'Suplente',
    min_staffing: 'Dotación mínima',
  },
} as const;
