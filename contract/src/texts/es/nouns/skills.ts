import type { NounWords } from '../../nouns.ts';

export const skills: NounWords<'skills'> = {
  one: 'competencia',
  many: 'competencias e idiomas',
  the: 'la competencia',
  all: 'Todas las competencias e idiomas',
  empty: 'Aún no se han añadido competencias ni idiomas',
  fields: { level: 'Nivel' },
  options: {
    kind: { skill: 'Competencia', language: 'Idioma' },
    level: { basic: 'Básico', working: 'Intermedio', fluent: 'Fluido', expert: 'Experto' },
  },
};
