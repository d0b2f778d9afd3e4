export const leaveLedger = {
  one: 'balance entry',
  many: 'balance entries',
  empty: 'No entries yet. Grants, leave taken and adjustments appear here.',
  fields: {
    year: 'Leave year',
    amount: 'Amount',
    unit: 'Counted in',
    expires_on: 'Lapses after',
    overtime_id: 'Overtime',
  },
  options: {
    kind: {
      opening: 'Opening balance',
      grant: 'Granted',
      accrual: 'Installment',
      carry_in: 'Carried over',
      carry_out: 'Year closed',
      expiry: 'Lapsed',
      usage: 'Taken',
      usage_reversal: 'Given back',
      adjustment: 'Adjustment',
      encashment: 'Paid out',
      overtime: 'Overtime turned into time off',
      flex: 'Hours of a day',
    },
    unit: {
      day: 'Days',
      hour: 'Hours',
      minute: 'Minutes',
    },
  },
} as const;
