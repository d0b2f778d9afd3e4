export const timeCards = {
  one: 'time card',
  many: 'time cards',
  empty: 'No time cards in this range.',
  fields: {
    title: 'Week',
    week_year: 'Year',
    week: 'Week number',
    required_minutes: 'Required',
    total_minutes: 'Logged',
    billable_minutes: 'Billable',
    leave_minutes: 'Leave',
    attended_minutes: 'Attended',
    projects: 'By project',
    on_time: 'On time',
    submitted_at: 'Submitted',
    submitted_by_id: 'Submitted by',
    reopen_reason: 'Reason for reopening',
    attempt: 'Times submitted',
  },
  options: {
    status: {
      draft: 'Draft',
      submitted: 'Submitted',
      approved: 'Approved',
      rejected: 'Sent back',
    },
  },
  moves: {
    submit: 'Submit',
    submit_for: 'Submit on behalf',
    approve: 'Approve',
    reject: 'Send back',
    reopen: 'Reopen',
  },
  moveHints: {
    reject: 'The person sees your reason and can submit the week again.',
    reopen: 'The week has to be submitted and approved again.',
    submit_for: 'The person is notified, and it’s recorded that you did it.',
  },
  nextSteps: {
    request_sent_back: 'Check the rows and submit it again.',
  },
} as const;
