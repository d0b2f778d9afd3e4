export const bankAccounts = {
  one: 'Compte bancaire',
  many: 'Comptes bancaires',
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
