import type { NounWords } from '../../nouns.ts';

export const costCenters: NounWords<'cost-centers'> = {
  one: '成本中心',
  many: '成本中心',
  empty: '还没有成本中心。薪资凭证按成本中心入账。',
};
