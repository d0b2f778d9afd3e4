import type { NounWords } from '../../nouns.ts';

export const dependents: NounWords<'dependents'> = {
  one: '家属',
  many: '家属',
  empty: '没有家属。',
  fields: { name: '姓名', kinship: '亲属关系' },
  options: { kinship: { spouse: '配偶', partner: '伴侣', child: '子女', parent: '父母', other: '其他' } },
};
