import type { NounWords } from '../../nouns.ts';

export const exchangeRates: NounWords<'exchange-rates'> = {
  one: '汇率',
  many: '汇率',
  empty: '还没有汇率。报表需要汇率来合计多种货币的金额。',
  fields: { day: '日期', from_currency: '源货币', to_currency: '目标货币', rate: '汇率', source: '来源' },
  options: { source: { typed: '手动输入', imported: '导入', ecb: '欧洲中央银行' } },
};
