import type { NounWords } from '../../nouns.ts';

export const bankAccounts: NounWords<'bank-accounts'> = {
  one: 'Bankverbindung',
  many: 'Bankverbindungen',
  empty: 'Noch keine Bankverbindung',
  fields: {
    holder: 'Kontoinhaber',
    bank: 'Bank',
    iban: 'IBAN',
    account_no: 'Kontonummer',
    bic: 'BIC',
    is_primary: 'Gehaltskonto',
    fixed_amount: 'Fester Betrag je Abrechnung',
    pay_share_bp: 'Anteil am Nettogehalt',
    pay_order: 'Reihenfolge',
  },
};
