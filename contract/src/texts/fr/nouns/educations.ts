import type { NounWords } from '../../nouns.ts';

export const educations: NounWords<'educations'> = {
  one: 'formation',
  many: 'formation',
  a: 'une formation',
  the: 'la formation',
  all: 'Toutes les formations',
  empty: 'Aucune formation pour le moment',
  fields: { institution: 'Établissement', degree: 'Diplôme', subject: 'Spécialité' },
};
