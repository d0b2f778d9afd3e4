export const payComponents = {
  one: '薪酬项目',
  many: '薪酬项目',
  empty: '还没有税款或社保缴费。',
  fields: {
    calculation: '计算方式',
    base: '计算基数',
    rate_bp: '个人比率',
    employer_rate_bp: '公司比率',
    amount: '金额',
    floor: '起算额',
    ceiling: '封顶基数',
    brackets: '税率级距',
    up_to: '上限',
    valid_from: '开始月份',
    valid_to: '结束月份',
    is_example: '示例，不用于实际工资单',
    account: '会计科目',
    employer_account: '公司部分的会计科目',
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
} as const;
