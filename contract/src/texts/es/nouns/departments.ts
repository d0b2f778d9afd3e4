import type { NounWords } from '../../nouns.ts';

export const departments: NounWords<'departments'> = {
  one: 'departamento',
  many: 'departamentos',
  the: 'el departamento',
  all: 'Todos los departamentos',
  empty: 'Aún no hay departamentos. Empiece por la propia empresa.',
  fields: {
    total_count: 'Con los subdepartamentos',
    parent_id: 'Departamento superior',
    head_id: 'Responsable del departamento',
    deputy_id: 'Suplente',
    min_staffing: 'Dotación mínima',
  },
};
