import type { NounWords } from '../../nouns.ts';

export const bankAccounts: NounWords<'bank-accounts'> = {
  one: '銀行口座',
  many: '銀行口座',
  empty: '銀行口座はまだありません。',
  fields: {
    holder: '口座名義',
    bank: '銀行',
    iban: 'IBAN',
    account_no: '口座番号',
    bic: 'BIC',
    is_primary: '給与振込先',
    fixed_amount: '支給ごとの定額',
    pay_share_bp: '差引支給額に対する割合',
    pay_order: '順番',
  },
};
