import type { NounWords } from '../../nouns.ts';

export const dependents: NounWords<'dependents'> = {
  one: '扶養家族',
  many: '扶養家族',
  empty: '扶養家族はいません。',
  fields: { name: '氏名', kinship: '続柄' },
  options: { kinship: { spouse: '配偶者', partner: 'パートナー', child: '子', parent: '親', other: 'その他' } },
};
