import type { NounWords } from '../../nouns.ts';

export const bankAccounts: NounWords<'bank-accounts'> = {
  one: 'cuenta bancaria',
  many: 'cuentas bancarias',
  the: 'la cuenta bancaria',
  all: 'Todas las cuentas bancarias',
  empty: 'Aún no hay ninguna cuenta bancaria',
  fields: {
    holder: 'Titular de la cuenta',
    bank: 'Banco',
    iban: 'IBAN',
    account_no: 'N.º de cuenta',
    bic: 'BIC',
    is_primary: 'Cuenta de la nómina',
    fixed_amount: 'Importe fijo por recibo',
    pay_share_bp: 'Porcentaje del neto',
    pay_order: 'Orden',
  },
};
