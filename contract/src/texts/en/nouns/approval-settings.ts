export const approvalSettings = {
  one: 'approval level',
  many: 'approval levels',
  empty: 'No levels yet. Requests go to the manager.',
  fields: {
    approver_kind: 'Approver',
    role_id: 'Role',
    user_id: 'User',
    condition_field: 'Condition: field',
    condition_op: 'Condition: comparison',
    condition_value: 'Condition: value',
    self_rule: 'If it’s their own request',
    remind_after_days: 'Remind after days',
    escalate_after_days: 'Escalate after days',
    warning: 'Warning',
  },
  options: {
    approver_kind: {
      manager: 'Manager',
      manager_of_manager: 'Manager’s manager',
      department_head: 'Head of department',
      role: 'Role',
      user: 'User',
      substitute: 'Substitute',
    },
    condition_op: {
      gt: 'More than',
      gte: 'At least',
      lt: 'Less than',
      lte: 'At most',
      eq: 'Equal to',
      in: 'One of',
    },
    self_rule: {
      escalate: 'Ask the next manager up',
      skip: 'Skip this level',
    },
    warning: {
      role_is_empty: 'Nobody has this role',
      user_is_blocked: 'This user can’t sign in',
      no_heads: 'No department has a head',
    },
  },
} as const;
