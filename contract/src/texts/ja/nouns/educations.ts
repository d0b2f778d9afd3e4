import type { NounWords } from '../../nouns.ts';

export const educations: NounWords<'educations'> = {
  one: '学歴',
  many: '学歴',
  empty: '学歴はまだ登録されていません。',
  fields: { institution: '学校名', degree: '学位', subject: '専攻' },
};
