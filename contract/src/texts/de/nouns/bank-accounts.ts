export const bankAccounts = {
  one: 'Bankverbindung',
  many: 'Bankverbindungen',
  empty: 'Noch keine Bankverbindung',
  fields: { holder: 'Kontoinhaber', bank: 'Bank', iban: 'IBAN', account_no: 'Kontonummer', bic: 'BIC', is_primary: 'Gehaltskonto' },
} as const;
