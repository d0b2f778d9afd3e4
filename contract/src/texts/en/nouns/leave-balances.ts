export const leaveBalances = {
  one: 'leave balance',
  many: 'leave balances',
  empty: 'No balances in this period.',
  fields: {
    employee_no: 'Employee no.',
    balances: 'By category',
    as_of: 'As of',
    entitled: 'Entitled',
    carried: 'Carried over',
    taken: 'Taken',
    scheduled: 'Scheduled',
    pending: 'Requested',
    available: 'Available',
  },
} as const;
