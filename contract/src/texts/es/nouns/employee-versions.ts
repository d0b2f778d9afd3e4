import type { NounWords } from '../../nouns.ts';

export const employeeVersions: NounWords<'employee-versions'> = {
  one: 'cambio laboral',
  many: 'cambios laborales',
  the: 'el cambio laboral',
  all: 'Todos los cambios laborales',
  empty: 'Sin cambios laborales',
  fields: { changed_fields: 'Campos modificados', is_future: 'Programado' },
};
