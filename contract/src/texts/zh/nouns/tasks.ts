import type { NounWords } from '../../nouns.ts';

export const tasks: NounWords<'tasks'> = {
  one: '工时记录',
  many: '工时记录',
  empty: '此范围内没有工时记录。',
  fields: {
    hours: '小时',
    minutes: '时长',
    returned_note: '退回原因',
    rate: '计费费率',
    cost_rate: '成本费率',
    cost_currency: '成本货币',
  },
  options: {
    status: {
      draft: '草稿',
      submitted: '已提交',
      approved: '已批准',
      rejected: '已退回',
    },
    work_type: {
      normal: '正常',
      overtime: '加班',
      travel: '差旅',
      on_call: '待命',
    },
    source: {
      manual: '手动填写',
      copied: '复制',
      suggested: '建议',
      timer: '计时器',
      import: '导入',
      api: '其他软件',
    },
  },
};
