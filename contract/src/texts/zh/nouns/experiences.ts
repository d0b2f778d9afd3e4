import type { NounWords } from '../../nouns.ts';

export const experiences: NounWords<'experiences'> = {
  one: '工作经历',
  many: '工作经历',
  empty: '还没有登记工作经历。',
  fields: { company: '公司' },
};
