export const bankAccounts = {
  one: 'bank account',
  many: 'bank accounts',
  empty: 'No bank account yet',
  fields: {
    holder: 'Account holder',
    bank: 'Bank',
    iban: 'IBAN',
    account_no: 'Account number',
    bic: 'BIC',
    is_primary: 'Salary account',
    fixed_amount: 'Fixed amount per payslip',
    pay_share_bp: 'Share of net pay',
    pay_order: 'Order',
  },
} as const;
