import type { NounWords } from '../../nouns.ts';

export const skills: NounWords<'skills'> = {
  one: '技能',
  many: '技能与语言',
  empty: '还没有登记技能或语言。',
  fields: { level: '水平' },
  options: { kind: { skill: '技能', language: '语言' }, level: { basic: '基础', working: '能用于工作', fluent: '流利', expert: '精通' } },
};
