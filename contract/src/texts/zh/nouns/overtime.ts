import type { NounWords } from '../../nouns.ts';

export const overtime: NounWords<'overtime'> = {
  one: '加班申请',
  many: '加班',
  kind: '加班',
  empty: '没有加班。有加班的日期在当天结算后显示在这里。',
  fields: {
    minutes: '加班',
    class: '类别',
    approved_minutes: '已批准',
    becomes: '补偿方式',
    may_choose: '可选加班费或调休',
    leave_category_id: '调休计入',
    overtime_rule_id: '规则',
    previous_minutes: '当天变更前',
    attempt: '提交次数',
    month_minutes: '本月加班',
    monthly_limit_minutes: '每月上限',
    year_minutes: '本年加班',
    yearly_limit_minutes: '每年上限',
    parts: '各类时长',
    explanation: '原因说明',
  },
  options: {
    class: {
      overtime_1: '加班',
      overtime_2: '加班（较高费率）',
      rest_day: '休息日出勤',
      holiday: '节假日出勤',
    },
    status: {
      open: '待填写原因',
      pending: '待审批',
      approved: '已批准',
      rejected: '已驳回',
      withdrawn: '不再适用',
    },
    becomes: {
      pay: '加班费',
      time_off: '调休',
    },
  },
  moves: {
    submit: '填写原因',
    approve: '批准',
  },
  moveHints: {
    approve: '时长留空则全部批准。',
    reject: '对方会看到您的理由，并可重新提交。',
  },
};
