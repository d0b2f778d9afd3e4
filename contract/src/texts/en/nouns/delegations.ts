export const delegations = {
  one: 'delegation',
  many: 'delegations',
  empty: 'No delegations. Choose someone to decide for you while you’re away.',
  fields: {
    automatic: 'From leave',
    employee_id: 'Absent',
    delegate_id: 'Stand-in',
  },
} as const;
