export const approvalSettings = {
  one: '审批级别',
  many: '审批级别',
  empty: '还没有审批级别。申请会发送给上级。',
  fields: {
    approver_kind: '审批人',
    role_id: '角色',
    user_id: '用户',
    condition_field: '条件：字段',
    condition_op: '条件：比较',
    condition_value: '条件：值',
    self_rule: '如果是本人的申请',
    remind_after_days: '提醒天数',
    escalate_after_days: '上报天数',
    warning: '警告',
  },
  options: {
    approver_kind: {
      manager: '直属上级',
      manager_of_manager: '上级的上级',
      department_head: '部门负责人',
      role: '角色',
      user: '用户',
      substitute: '代理人',
    },
    condition_op: {
      gt: '大于',
      gte: '至少',
      lt: '小于',
      lte: '至多',
      eq: '等于',
      in: '其中之一',
    },
    self_rule: {
      escalate: '询问更上一级',
      skip: '跳过此级别',
    },
    warning: {
      role_is_empty: '没有人拥有此角色',
      user_is_blocked: '此用户无法登录',
      no_heads: '没有部门设置负责人',
    },
  },
} as const;
