import type { NounWords } from '../../nouns.ts';

export const bankAccounts: NounWords<'bank-accounts'> = {
  one: 'compte bancaire',
  many: 'comptes bancaires',
  a: 'un compte bancaire',
  the: 'le compte bancaire',
  all: 'Tous les comptes bancaires',
  empty: 'Aucun compte bancaire pour le moment',
  fields: {
    holder: 'Titulaire du compte',
    bank: 'Banque',
    iban: 'IBAN',
    account_no: 'N° de compte',
    bic: 'BIC',
    is_primary: 'Compte pour la paie',
    fixed_amount: 'Montant fixe par bulletin',
    pay_share_bp: 'Part du net',
    pay_order: 'Ordre',
  },
};
