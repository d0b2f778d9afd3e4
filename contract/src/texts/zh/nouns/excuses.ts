import type { NounWords } from '../../nouns.ts';

export const excuses: NounWords<'excuses'> = {
  one: '短时请假',
  many: '短时请假',
  kind: '短时请假',
  empty: '此范围内没有短时请假。',
  fields: {
    summary: '摘要',
    missing_action: '缺少的打卡',
    proposed_in: '上班打卡',
    proposed_out: '下班打卡',
    minutes: '时长',
    month_quota: '当月额度',
    unpaid_minutes: '无薪',
    deducted_minutes: '从假期扣除',
    cancel_reason: '取消原因',
    attempt: '提交次数',
    as_draft: '保存为草稿',
    attachments: '附件',
  },
  options: {
    type: {
      late_arrival: '迟到',
      early_departure: '早退',
      mid_day: '中途外出',
      missing_punch: '漏打卡',
      remote_work: '远程办公',
    },
    missing_action: {
      in: '上班打卡',
      out: '下班打卡',
      both: '上下班打卡',
    },
    status: {
      draft: '草稿',
      pending: '待审批',
      approved: '已批准',
      rejected: '已驳回',
      cancelled: '已取消',
    },
  },
  moves: {
    submit: '提交申请',
    approve: '批准',
    cancel: '取消短时请假',
    give_back: '取消',
  },
  moveHints: {
    reject: '对方会看到您的理由，并可重新提交。',
    cancel: '当天将不再计入此申请并重新计算。',
  },
};
