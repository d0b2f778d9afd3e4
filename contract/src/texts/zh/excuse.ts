/** Texts of excuses, in addition to their nouns. */
export const excuse = {
  request: '申请短时请假',
  comes_to: '本次申请',
  choose: '请选择类型、日期和时间以查看结果。',
  quota: '{month}已用 {used} / {limit} 分钟',
  quota_open: '{month}已用 {used} 分钟',
  quota_count: '{month}已申请 {used} / {limit} 次',
  quota_label: '{month}额度',
  duration: '{minutes} 分钟',
  after: '提交后，{month}已用 {used} / {limit} 分钟。',
  not_counted: '不占用额度。',
  shift: '班次：{name}，{start} 至 {end}。',
  correction_withdrawn: '补卡申请已取消。',
  correct: '申请补卡',
  explain: '申请短时请假',
  view_pending: '待审批',
  view_corrections: '补卡申请',
} as const;
