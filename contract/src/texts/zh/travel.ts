export const travel = {
  comes_to: '本次出差',
  choose: '选择日期即可查看本次出差的情况。',
  working_days: '{days, plural, other {# 天}}中有{count, plural, other {# 个工作日}}',
  estimate: '预计费用：{amount}',
  view_pending: '待审批',
  view_now: '正在出差',
  view_ahead: '即将开始',
} as const;
