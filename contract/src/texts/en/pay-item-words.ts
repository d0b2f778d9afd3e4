/** Texts shared by allowances, bonuses and deductions. */
export const itemFields = {
  rate_bp: 'Rate',
  amount: 'Amount',
  base: 'Calculated on',
  unit_source: 'Unit',
  start_month: 'From',
  end_month: 'To',
  month: 'Month',
  taxable: 'Taxable',
  prorate: 'Pro rata in part months',
  account: 'Account',
  used_in: 'Payslips',
  last_month: 'Last month',
  attachments: 'Files',
} as const;

export const itemOptions = {
  kind: {
    fixed: 'Fixed amount',
    percent: 'Percentage',
    per_day: 'Per day',
    per_hour: 'Per hour',
  },
  base: {
    basic: 'Basic salary',
    gross: 'Gross pay',
  },
  unit_source: {
    worked_days: 'Days worked',
    unpaid_days: 'Unpaid days',
    overtime_hours: 'Overtime hours',
    late_hours: 'Hours late',
  },
  recurrence: {
    once: 'Once',
    monthly: 'Every month',
  },
  status: {
    active: 'Active',
    paused: 'Paused',
    ended: 'Ended',
  },
} as const;

export const itemTargets = {
  employee: 'One person',
  department: 'Department',
  job: 'Job',
  branch: 'Branch',
  everybody: 'Everyone',
} as const;

export const itemMoves = {
  pause: 'Pause',
  resume: 'Resume',
  end: 'End',
} as const;
