export const approvals = {
  one: 'approval',
  many: 'approvals',
  empty: 'No approvals',
  fields: {
    question: 'Question',
    overridden: 'Decided without being asked',
    model: 'Kind',
    created_at: 'Sent',
    summary: 'Request',
    attempt: 'Attempt',
    decided_by_id: 'Decided by',
    in_place_of_id: 'On behalf of',
    closed_at: 'Closed',
    due_at: 'Due',
    asked: 'Approvers',
    approver: 'My decision',
    stands_in: 'For someone else',
  },
  options: {
    question: {
      request: 'Request',
      cancellation: 'Cancellation',
      shortening: 'Shortening',
    },
    status: {
      pending: 'Pending',
      approved: 'Approved',
      rejected: 'Rejected',
    },
    approver: {
      self: 'Waiting for me',
    },
  },
} as const;
