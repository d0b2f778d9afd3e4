export const compensations = {
  one: 'salary',
  many: 'salaries',
  kind: 'Salaries',
  empty: 'No salaries here.',
  fields: {
    effective_from: 'Effective from',
    basis: 'Pay basis',
    frequency: 'Paid',
    amount: 'Salary',
    follows_fte: 'Full-time amount, paid by FTE',
    previous_amount: 'Previous salary',
    held_until: 'Until',
    attempt: 'Times sent',
    used_in: 'Payslips',
    entered_by_id: 'Entered by',
  },
  options: {
    frequency: {
      monthly: 'Every month',
      semimonthly: 'Twice a month',
      four_weekly: 'Every four weeks',
      fortnightly: 'Every two weeks',
      weekly: 'Every week',
    },
    basis: {
      monthly: 'Month',
      hourly: 'Hour',
      daily: 'Day',
    },
    reason: {
      hire: 'New hire',
      raise: 'Raise',
      promotion: 'Promotion',
      correction: 'Correction',
      contract: 'New contract',
      other: 'Other',
    },
    status: {
      pending: 'Pending',
      approved: 'Approved',
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
    },
  },
  moves: {
    approve: 'Approve',
  },
} as const;
