export const employmentPeriods = {
  one: 'employment period',
  many: 'employment periods',
  empty: 'No employment periods',
  fields: { hired_on: 'Hire date', left_on: 'Leaving date' },
  options: {
    reason: {
      resignation: 'Resignation',
      dismissal: 'Dismissal',
      redundancy: 'Redundancy',
      end_of_contract: 'End of contract',
      retirement: 'Retirement',
      death: 'Death',
      other: 'Other',
    },
  },
} as const;
