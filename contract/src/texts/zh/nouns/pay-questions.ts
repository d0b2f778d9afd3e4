import type { NounWords } from '../../nouns.ts';

export const payQuestions: NounWords<'pay-questions'> = {
  one: '问题',
  many: '问题',
  empty: '没有待回复的问题。',
  fields: {
    line_code: '项目',
    text: '您的问题',
    answer: '回复',
  },
};
