export const retainerTerms = {
  one: 'retainer agreement',
  many: 'retainer agreements',
  empty: 'No agreement yet. Add what each month includes and costs.',
  fields: {
    project_id: 'Project',
    manager_id: 'Project manager',
    from_month: 'From month',
    included_minutes: 'Included per month',
    fee: 'Fee per month',
    overage_rate: 'Overage rate per hour',
    carry_months: 'Months of carry-over',
    carry_limit: 'Carry-over limit',
  },
} as const;
