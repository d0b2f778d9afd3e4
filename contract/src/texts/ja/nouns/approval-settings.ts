export const approvalSettings = {
  one: '承認段階',
  many: '承認段階',
  empty: '承認段階はまだありません。申請は上司に届きます。',
  fields: {
    approver_kind: '承認者',
    role_id: 'ロール',
    user_id: 'ユーザー',
    condition_field: '条件：項目',
    condition_op: '条件：比較',
    condition_value: '条件：値',
    self_rule: '本人の申請の場合',
    remind_after_days: '催促までの日数',
    escalate_after_days: '引き上げまでの日数',
    warning: '警告',
  },
  options: {
    approver_kind: {
      manager: '上司',
      manager_of_manager: '上司の上司',
      department_head: '部署長',
      role: 'ロール',
      user: 'ユーザー',
      substitute: '代理人',
    },
    condition_op: {
      gt: 'より大きい',
      gte: '以上',
      lt: 'より小さい',
      lte: '以下',
      eq: '等しい',
      in: 'いずれか',
    },
    self_rule: {
      escalate: 'さらに上の上司に確認',
      skip: 'この段階を省く',
    },
    warning: {
      role_is_empty: 'このロールを持つ人がいません',
      user_is_blocked: 'このユーザーはサインインできません',
      no_heads: '部署長のいる部署がありません',
    },
  },
} as const;
