export const approvals = {
  one: '审批',
  many: '审批',
  empty: '没有审批',
  fields: {
    question: '问题',
    overridden: '未经请求而决定',
    model: '类型',
    created_at: '发送时间',
    summary: '申请',
    attempt: '次数',
    decided_by_id: '决定人',
    in_place_of_id: '代表',
    closed_at: '已关闭',
    due_at: '截止时间',
    asked: '审批人',
    approver: '我的决定',
    stands_in: '代他人处理',
  },
  options: {
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
} as const;
