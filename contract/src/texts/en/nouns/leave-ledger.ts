export const leaveLedger = {
  one: 'balance entry',
  many: 'balance entries',
  empty: 'No entries yet. Grants, leave taken and adjustments appear here.',
  fields: {
    year: 'Leave year',
    amount: 'Amount',
    expires_on: 'Lapses after',
  },
  options: {
    kind: {
      opening: 'Opening balance',
      grant: 'Granted',
      accrual: 'Instalment',
      carry_in: 'Carried over',
      carry_out: 'Year closed',
      expiry: 'Lapsed',
      usage: 'Taken',
      usage_reversal: 'Given back',
      adjustment: 'Adjustment',
      encashment: 'Paid out',
    },
  },
} as const;
