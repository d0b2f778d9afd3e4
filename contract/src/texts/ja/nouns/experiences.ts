import type { NounWords } from '../../nouns.ts';

export const experiences: NounWords<'experiences'> = {
  one: '職歴',
  many: '職歴',
  empty: '職歴はまだ登録されていません。',
  fields: { company: '勤務先' },
};
