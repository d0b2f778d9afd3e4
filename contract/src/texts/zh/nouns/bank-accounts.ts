import type { NounWords } from '../../nouns.ts';

export const bankAccounts: NounWords<'bank-accounts'> = {
  one: '银行账户',
  many: '银行账户',
  empty: '还没有银行账户。',
  fields: {
    holder: '户名',
    bank: '银行',
    iban: 'IBAN',
    account_no: '账号',
    bic: 'BIC',
    is_primary: '工资账户',
    fixed_amount: '每张工资单的固定金额',
    pay_share_bp: '占实发工资的比例',
    pay_order: '顺序',
  },
};
