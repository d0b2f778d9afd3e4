export const excuses = {
  one: 'excuse',
  many: 'excuses',
  empty: 'No excuses in this range.',
  fields: {
    missing_action: 'What’s missing',
    proposed_in: 'Check-in',
    proposed_out: 'Check-out',
    minutes: 'Duration',
    month_quota: 'Month quota',
    unpaid_minutes: 'Unpaid',
    deducted_minutes: 'Taken from leave',
    cancel_reason: 'Reason for cancelling',
    attempt: 'Times sent',
    as_draft: 'Keep as a draft',
    attachments: 'Files',
  },
  options: {
    type: {
      late_arrival: 'Late arrival',
      early_departure: 'Early departure',
      mid_day: 'Absence during the day',
      missing_punch: 'Missing punch',
      remote_work: 'Remote work',
    },
    missing_action: {
      in: 'Check-in',
      out: 'Check-out',
      both: 'Check-in and check-out',
    },
    status: {
      draft: 'Draft',
      pending: 'Pending',
      approved: 'Approved',
      rejected: 'Rejected',
      cancelled: 'Cancelled',
    },
  },
  moves: {
    submit: 'Send request',
    approve: 'Approve',
    cancel: 'Cancel excuse',
    give_back: 'Cancel',
  },
  moveHints: {
    reject: 'The person sees your reason and can send the request again.',
    cancel: 'The day is calculated without it again.',
  },
} as const;
