import type { NounWords } from '../../nouns.ts';

export const exchangeRates: NounWords<'exchange-rates'> = {
  one: '為替レート',
  many: '為替レート',
  empty: '為替レートはまだありません。複数通貨の金額を集計するレポートに必要です。',
  fields: { day: '日付', from_currency: '換算元', to_currency: '換算先', rate: 'レート', source: '取得元' },
  options: { source: { typed: '入力', imported: 'インポート', ecb: '欧州中央銀行' } },
};
