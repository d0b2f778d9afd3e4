export const compensations = {
  one: 'salary',
  many: 'salaries',
  empty: 'No salaries here.',
  fields: {
    effective_from: 'From',
    basis: 'Paid by',
    amount: 'Salary',
    previous_amount: 'Before',
    held_until: 'Until',
    attempt: 'Times sent',
    used_in: 'Used in',
    entered_by_id: 'Entered by',
  },
  options: {
    basis: {
      monthly: 'Month',
      hourly: 'Hour',
      daily: 'Day',
    },
    reason: {
      hire: 'Hired',
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
