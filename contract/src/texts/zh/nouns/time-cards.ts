import type { NounWords } from '../../nouns.ts';

export const timeCards: NounWords<'time-cards'> = {
  one: '工时卡',
  many: '工时卡',
  kind: '工时卡',
  empty: '此范围内没有工时卡。',
  fields: {
    title: '周',
    week_year: '年',
    week: '周数',
    required_minutes: '应填',
    total_minutes: '已填报',
    billable_minutes: '可计费',
    leave_minutes: '休假',
    attended_minutes: '出勤',
    projects: '按项目',
    on_time: '按时',
    submitted_at: '提交时间',
    submitted_by_id: '提交人',
    reopen_reason: '重新打开的原因',
    attempt: '提交次数',
  },
  options: {
    status: {
      draft: '草稿',
      submitted: '已提交',
      approved: '已批准',
      rejected: '已退回',
    },
  },
  moves: {
    submit: '提交',
    submit_for: '代为提交',
    approve: '批准',
    reject: '退回',
    reopen: '重新打开',
  },
  moveHints: {
    reject: '对方会看到您的理由，并可重新提交。',
    reopen: '该周需要重新提交并批准。',
    submit_for: '对方会收到通知，并留有记录。',
  },
  nextSteps: {
    request_sent_back: '请检查各行后重新提交。',
  },
};
