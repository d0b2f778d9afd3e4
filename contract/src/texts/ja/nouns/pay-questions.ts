import type { NounWords } from '../../nouns.ts';

export const payQuestions: NounWords<'pay-questions'> = {
  one: '質問',
  many: '質問',
  empty: '未回答の質問はありません。',
  fields: {
    line_code: '項目',
    text: '質問内容',
    answer: '回答',
  },
};
