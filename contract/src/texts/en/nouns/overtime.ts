export const overtime = {
  one: 'overtime request',
  many: 'overtime',
  empty: 'No overtime here. Days with overtime appear once they’re complete.',
  fields: {
    minutes: 'Overtime',
    class: 'Class',
    approved_minutes: 'Approved',
    becomes: 'Compensated by',
    may_choose: 'Choice of pay or time off',
    leave_category_id: 'Time off goes to',
    overtime_rule_id: 'Rules',
    previous_minutes: 'Before the day changed',
    attempt: 'Times sent',
    month_minutes: 'Overtime in the month',
    monthly_limit_minutes: 'Limit per month',
    year_minutes: 'Overtime in the year',
    yearly_limit_minutes: 'Limit per year',
    parts: 'Hours by class',
    explanation: 'Why',
  },
  options: {
    class: {
      overtime_1: 'Overtime',
      overtime_2: 'Overtime, higher rate',
      rest_day: 'Rest-day work',
      holiday: 'Holiday work',
    },
    status: {
      open: 'Needs a reason',
      pending: 'Pending',
      approved: 'Approved',
      rejected: 'Rejected',
      withdrawn: 'No longer due',
    },
    becomes: {
      pay: 'Pay',
      time_off: 'Time off',
    },
  },
  moves: {
    submit: 'Give a reason',
    approve: 'Approve',
  },
  moveHints: {
    approve: 'Leave the minutes empty to approve all of it.',
    reject: 'The person sees your reason and can send it again.',
  },
} as const;
