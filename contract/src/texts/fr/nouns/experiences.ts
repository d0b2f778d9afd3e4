import type { NounWords } from '../../nouns.ts';

export const experiences: NounWords<'experiences'> = {
  one: 'poste précédent',
  many: 'expérience professionnelle',
  a: 'un poste précédent',
  the: 'le poste précédent',
  all: 'Tous les postes précédents',
  empty: 'Aucun poste précédent pour le moment',
  fields: { company: 'Employeur' },
};
