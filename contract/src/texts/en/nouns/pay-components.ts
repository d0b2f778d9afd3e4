export const payComponents = {
  one: 'pay component',
  many: 'pay components',
  empty: 'No taxes or contributions yet.',
  fields: {
    calculation: 'Calculation',
    base: 'Calculated on',
    rate_bp: 'Employee’s rate',
    employer_rate_bp: 'Employer’s rate',
    amount: 'Amount',
    floor: 'Lower limit',
    ceiling: 'Upper limit',
    brackets: 'Brackets',
    up_to: 'Up to',
    valid_from: 'From',
    valid_to: 'To',
    is_example: 'Example, not for real payslips',
    account: 'Account',
    employer_account: 'Account for the employer’s share',
    position: 'Order',
  },
  options: {
    kind: {
      tax: 'Tax',
      social: 'Social security',
      other: 'Other',
    },
    calculation: {
      percent: 'Percentage',
      brackets: 'Brackets',
      fixed: 'Fixed amount',
    },
    base: {
      basic: 'Basic salary',
      gross: 'Gross pay',
      taxable: 'Taxable pay',
    },
    status: {
      draft: 'Draft',
      active: 'Active',
      retired: 'Retired',
    },
  },
  moves: {
    activate: 'Switch on',
    retire: 'Retire',
  },
} as const;
