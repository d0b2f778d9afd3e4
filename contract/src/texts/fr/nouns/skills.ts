import type { NounWords } from '../../nouns.ts';

export const skills: NounWords<'skills'> = {
  one: 'compétence',
  many: 'compétences et langues',
  a: 'une compétence',
  the: 'la compétence',
  all: 'Toutes les compétences et langues',
  empty: 'Aucune compétence ni langue pour le moment',
  fields: { level: 'Niveau' },
  options: {
    kind: { skill: 'Compétence', language: 'Langue' },
    level: { basic: 'Notions', working: 'Professionnel', fluent: 'Courant', expert: 'Expert' },
  },
};
