import type { NounWords } from '../../nouns.ts';

export const approvals: NounWords<'approvals'> = {
  one: '审批',
  many: '审批',
  empty: '没有审批。',
  fields: {
    question: '审批事项',
    overridden: '由非指定审批人决定',
    model: '类型',
    created_at: '发送时间',
    summary: '申请',
    attempt: '次数',
    decided_by_id: '决定人',
    in_place_of_id: '代理',
    informs: '仅通知',
    automatic: '由审批链自动决定',
    auto_action: '无人答复时',
    auto_acts_at: '自动决定时间',
    rejection_note: '驳回备注',
    closed_at: '关闭时间',
    due_at: '截止时间',
    asked: '审批人',
    approver: '我的决定',
    stands_in: '代他人处理',
  },
  options: {
    auto_action: {
      none: '继续等待',
      approve: '批准',
      reject: '驳回',
      escalate: '上报上级',
    },
    rejection_note: {
      expected: '在应用中要求填写',
      required: '始终必填',
      optional: '可选',
    },
    question: {
      request: '申请',
      cancellation: '取消',
      shortening: '缩短',
    },
    status: {
      pending: '待处理',
      approved: '已批准',
      rejected: '已驳回',
    },
    approver: {
      self: '等待我决定',
    },
  },
};
