import type { NounWords } from '../../nouns.ts';

export const experiences: NounWords<'experiences'> = {
  one: 'puesto anterior',
  many: 'experiencia laboral',
  the: 'el puesto anterior',
  all: 'Toda la experiencia laboral',
  empty: 'Aún no hay puestos anteriores',
  fields: { company: 'Empresa' },
};
