export const approvals = {
  one: '承認',
  many: '承認',
  empty: '承認はありません',
  fields: {
    question: '確認事項',
    overridden: '指名なしで決定',
    model: '種類',
    created_at: '送信日時',
    summary: '申請',
    attempt: '回数',
    decided_by_id: '決定者',
    in_place_of_id: '代理元',
    closed_at: '終了',
    due_at: '期限',
    asked: '承認者',
    approver: '自分の決定',
    stands_in: '代理',
  },
  options: {
    question: {
      request: '申請',
      cancellation: '取消',
      shortening: '短縮',
    },
    status: {
      pending: '保留中',
      approved: '承認済み',
      rejected: '却下',
    },
    approver: {
      self: '自分の決定待ち',
    },
  },
} as const;
