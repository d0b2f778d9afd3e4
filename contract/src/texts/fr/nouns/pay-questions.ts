import type { NounWords } from '../../nouns.ts';

export const payQuestions: NounWords<'pay-questions'> = {
  one: 'question',
  many: 'questions',
  a: 'une question',
  the: 'la question',
  all: 'Toutes les questions',
  empty: 'Aucune question en attente.',
  fields: {
    line_code: 'Ligne',
    text: 'Votre question',
    answer: 'Réponse',
  },
};
