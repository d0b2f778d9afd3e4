export const changeRequests = {
  one: 'change request',
  many: 'change requests',
  kind: 'Profile changes',
  empty: 'No change requests',
  fields: { decided_by_id: 'Decided by', summary: 'Summary' },
  options: {
    model: { employees: 'Personal data', 'bank-accounts': 'Bank account', dependents: 'Dependents' },
    status: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn' },
  },
  moves: { approve: 'Approve' },
  moveHints: {
    approve: 'The record changes right away.',
    reject: 'The person sees your note and can send a new request.',
    withdraw: 'No one will decide on it anymore. You can send a new request at any time.',
  },
} as const;
