export const bankAccounts = {
  one: 'Bank account',
  many: 'Bank accounts',
  empty: 'No bank account yet.',
  fields: { holder: 'Account holder', bank: 'Bank', iban: 'IBAN', account_no: 'Account no.', bic: 'BIC', is_primary: 'Used for pay' },
} as const;
