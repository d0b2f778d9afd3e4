import type { NounWords } from '../../nouns.ts';

export const educations: NounWords<'educations'> = {
  one: '教育经历',
  many: '教育经历',
  empty: '还没有登记教育经历。',
  fields: { institution: '院校', degree: '学位', subject: '专业' },
};
