import type { NounWords } from '../../nouns.ts';

export const educations: NounWords<'educations'> = {
  one: 'formación',
  many: 'formación',
  the: 'la formación',
  all: 'Toda la formación',
  empty: 'Aún no se ha añadido formación',
  fields: { institution: 'Centro', degree: 'Titulación', subject: 'Especialidad' },
};
