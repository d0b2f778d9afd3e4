import type { NounWords } from '../../nouns.ts';

export const skills: NounWords<'skills'> = {
  one: 'スキル',
  many: 'スキルと言語',
  empty: 'スキルや言語はまだ登録されていません。',
  fields: { level: 'レベル' },
  options: {
    kind: { skill: 'スキル', language: '言語' },
    level: { basic: '初級', working: '実務レベル', fluent: '流暢', expert: 'エキスパート' },
  },
};
