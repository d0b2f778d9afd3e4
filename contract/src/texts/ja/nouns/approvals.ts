import type { NounWords } from '../../nouns.ts';

export const approvals: NounWords<'approvals'> = {
  one: '承認',
  many: '承認',
  empty: '承認はありません。',
  fields: {
    question: '確認事項',
    overridden: '指名なしで決定',
    model: '種類',
    created_at: '送信日時',
    summary: '申請',
    attempt: '回数',
    decided_by_id: '決定者',
    in_place_of_id: '代理元',
    informs: '通知のみ',
    automatic: '承認フローによる自動決定',
    auto_action: '回答がない場合',
    auto_acts_at: '自動決定日時',
    rejection_note: '却下時のメモ',
    closed_at: '終了',
    due_at: '期限',
    asked: '承認者',
    approver: '自分の決定',
    stands_in: '代理',
  },
  options: {
    auto_action: {
      none: '待つ',
      approve: '承認する',
      reject: '却下する',
      escalate: '上位の上司に回す',
    },
    rejection_note: {
      expected: 'アプリでは入力が必要',
      required: '常に必須',
      optional: '任意',
    },
    question: {
      request: '申請',
      cancellation: '取消',
      shortening: '短縮',
    },
    status: {
      pending: '承認待ち',
      approved: '承認済み',
      rejected: '却下',
    },
    approver: {
      self: '自分の決定待ち',
    },
  },
};
