export const changeRequests = {
  one: 'Change request',
  many: 'Change requests',
  empty: 'Nobody asks for a change.',
  fields: { decided_by_id: 'Decided by', summary: 'Summary' },
  options: {
    model: { employees: 'Personal data', 'bank-accounts': 'Bank account', dependents: 'Dependants' },
    status: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn' },
  },
} as const;
