export const bankAccounts = {
  one: 'compte bancaire',
  many: 'comptes bancaires',
  empty: 'Aucun compte bancaire pour le moment.',
  fields: {
    holder: 'Titulaire du compte',
    bank: 'Banque',
    iban: 'IBAN',
    account_no: 'N° de compte',
    bic: 'BIC',
    is_primary: 'Utilisé pour la paie',
  },
} as const;
