export const employmentPeriods = {
  one: 'Employment period',
  many: 'Employment periods',
  empty: 'No employment periods.',
  fields: { hired_on: 'Hired on', left_on: 'Left on' },
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
