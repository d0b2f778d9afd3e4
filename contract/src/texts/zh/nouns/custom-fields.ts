import type { NounWords } from '../../nouns.ts';

export const customFields: NounWords<'custom-fields'> = {
  one: '自定义字段',
  many: '自定义字段',
  empty: '还没有自定义字段。添加一个，记录公司需要的其他信息。',
  fields: {
    name_i18n: '其他语言的名称',
    model: '所属',
    options: '选项',
    required: '必填',
    tier: '谁可以查看',
    help: '说明',
    help_i18n: '其他语言的说明',
    position: '顺序',
    in_table: '在列表中显示',
    filterable: '可筛选',
    hidden_at: '隐藏时间',
    is_used: '使用中',
  },
  options: {
    model: {
      employees: '员工',
      projects: '项目',
      clients: '客户',
    },
    kind: {
      text: '短文本',
      long_text: '长文本',
      integer: '整数',
      amount: '金额',
      date: '日期',
      boolean: '是或否',
      choice: '选择',
      employee: '人员',
    },
    tier: {
      employment: '任职信息',
      personal: '个人信息',
      money: '预算和价格',
      reason: '原因',
      cost: '费用',
    },
    status: {
      active: '启用',
      hidden: '已隐藏',
    },
  },
  moves: {
    hide: '隐藏',
    restore: '恢复',
  },
  moveHints: {
    hide: '数据保留 30 天。请在此之前恢复该字段，否则数据将被删除。',
  },
};
