export const bankAccounts = {
  one: 'bank account',
  many: 'bank accounts',
  empty: 'No bank account yet',
  fields: { holder: 'Account holder', bank: 'Bank', iban: 'IBAN', account_no: 'Account number', bic: 'BIC', is_primary: 'Salary account' },
} as const;
