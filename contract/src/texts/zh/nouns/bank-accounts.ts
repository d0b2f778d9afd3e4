export const bankAccounts = {
  one: '银行账户',
  many: '银行账户',
  empty: '还没有银行账户。',
  fields: { holder: '户名', bank: '银行', iban: 'IBAN', account_no: '账号', bic: 'BIC', is_primary: '工资账户' },
} as const;
