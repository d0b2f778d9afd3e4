import type { NounWords } from '../../nouns.ts';

export const retainerTerms: NounWords<'retainer-terms'> = {
  one: '包月条款',
  many: '包月条款',
  empty: '还没有条款。请添加每月包含的工时和费用。',
  fields: {
    project_id: '项目',
    manager_id: '项目经理',
    from_month: '起始月份',
    included_minutes: '每月包含工时',
    fee: '每月费用',
    overage_rate: '超出部分每小时费率',
    carry_months: '结转月数',
    carry_limit: '结转上限',
  },
};
