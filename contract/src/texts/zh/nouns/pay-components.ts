import type { NounWords } from '../../nouns.ts';

export const payComponents: NounWords<'pay-components'> = {
  one: '薪资项目',
  many: '薪资项目',
  empty: '还没有税款或社保缴费。',
  fields: {
    calculation: '计算方式',
    base: '计算基数',
    base_component_id: '基于',
    period: '计算期间',
    rate_bp: '个人比率',
    employer_rate_bp: '公司比率',
    amount: '金额',
    floor: '起算额',
    ceiling: '封顶基数',
    yearly_ceiling: '纳税年度封顶基数',
    brackets: '税率级距',
    tax_class: '仅适用税级',
    uses_allowance: '个人免税额抵减基数',
    child_allowance: '每名子女抵减基数',
    up_to: '上限',
    valid_from: '开始月份',
    valid_to: '结束月份',
    is_example: '示例，不用于实际工资单',
    account: '会计科目',
    employer_account: '公司部分的会计科目',
    cost_center_id: '公司承担部分的成本中心',
    position: '顺序',
  },
  options: {
    kind: {
      tax: '税款',
      social: '社会保险',
      other: '其他',
    },
    calculation: {
      percent: '百分比',
      brackets: '税率级距',
      fixed: '固定金额',
    },
    base: {
      basic: '基本工资',
      gross: '应发工资',
      taxable: '应税工资',
      component: '其他项目',
    },
    period: {
      month: '每月',
      year: '纳税年度累计',
      year_by_month: '纳税年度累计，限额按月分摊',
    },
    status: {
      draft: '草稿',
      active: '有效',
      retired: '已停用',
    },
  },
  moves: {
    activate: '启用',
    retire: '停用',
  },
};
