import type { NounWords } from '../../nouns.ts';

export const costShares: NounWords<'cost-shares'> = {
  one: '成本分摊',
  many: '成本分摊',
  empty: '还没有成本分摊。薪资计入部门或分支机构的成本中心。',
  fields: { share_bp: '比例', valid_from: '开始月份', valid_to: '结束月份' },
};
