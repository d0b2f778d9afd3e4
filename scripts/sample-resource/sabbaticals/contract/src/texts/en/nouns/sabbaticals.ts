export const sabbaticals = {
  one: 'sabbatical',
  many: 'sabbaticals',
  kind: 'Sabbaticals',
  empty: 'No sabbaticals in this range.',
  fields: { cancel_reason: 'Reason for canceling', attempt: 'Times sent', as_draft: 'Keep as a draft' },
  options: {
    type: { study: 'Study', family: 'Family' },
    status: { draft: 'Draft', pending: 'Pending', approved: 'Approved', rejected: 'Rejected', cancelled: 'Canceled' },
  },
  moves: { submit: 'Send request', approve: 'Approve', cancel: 'Cancel sabbatical' },
} as const;
