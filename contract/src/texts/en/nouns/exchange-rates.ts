export const exchangeRates = {
  one: 'exchange rate',
  many: 'exchange rates',
  empty: 'No exchange rates yet. Reports need them to add up amounts in several currencies.',
  fields: { day: 'Day', from_currency: 'From', to_currency: 'To', rate: 'Rate', source: 'Source' },
  options: { source: { typed: 'Typed', imported: 'Imported', ecb: 'European Central Bank' } },
} as const;
