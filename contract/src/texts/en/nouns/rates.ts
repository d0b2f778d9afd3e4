export const rates = {
  one: 'rate',
  many: 'rates',
  empty: 'No rates yet. A rate is what an hour is billed at or costs.',
  fields: {
    scope: 'Applies to',
    amount: 'Amount per hour',
    valid_to: 'Effective until',
    sold_amount: 'Sold for',
    sold_minutes: 'Sold time',
  },
  options: {
    kind: {
      bill: 'Billing rate',
      cost: 'Cost rate',
    },
    scope: {
      company: 'Company',
      department: 'Department',
      job: 'Job',
      employee: 'Employee',
      client: 'Client',
      project: 'Project',
      project_department: 'Department in a project',
      project_member: 'Person in a project',
      project_task: 'Project task',
    },
  },
} as const;
