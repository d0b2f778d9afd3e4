export const billableTargets = {
  one: 'billable target',
  many: 'billable targets',
  empty: 'No targets yet. Without one, 80% of the time counts as the target.',
  fields: {
    scope: 'Applies to',
    share_bp: 'Billable share',
  },
  options: {
    scope: {
      company: 'Company',
      department: 'Department',
      job: 'Job',
      employee: 'Employee',
    },
  },
} as const;
