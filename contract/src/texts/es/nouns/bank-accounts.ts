export const bankAccounts = {
  one: 'cuenta bancaria',
  many: 'cuentas bancarias',
  empty: 'Todavía no hay ninguna cuenta bancaria.',
  fields: {
    holder: 'Titular de la cuenta',
    bank: 'Banco',
    iban: 'IBAN',
    account_no: 'N.º de cuenta',
    bic: 'BIC',
    is_primary: 'Para la nómina',
  },
} as const;
