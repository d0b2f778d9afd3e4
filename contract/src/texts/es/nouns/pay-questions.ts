import type { NounWords } from '../../nouns.ts';

export const payQuestions: NounWords<'pay-questions'> = {
  one: 'pregunta',
  many: 'preguntas',
  the: 'la pregunta',
  all: 'Todas las preguntas',
  empty: 'No hay preguntas abiertas.',
  fields: {
    line_code: 'Concepto',
    text: 'Su pregunta',
    answer: 'Respuesta',
  },
};
