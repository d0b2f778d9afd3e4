import type { NounWords } from '../../nouns.ts';

export const payQuestions: NounWords<'pay-questions'> = {
  one: 'Frage',
  many: 'Fragen',
  empty: 'Keine offenen Fragen.',
  fields: {
    line_code: 'Posten',
    text: 'Ihre Frage',
    answer: 'Antwort',
  },
};
