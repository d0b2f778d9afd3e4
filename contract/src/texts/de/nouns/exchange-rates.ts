import type { NounWords } from '../../nouns.ts';

export const exchangeRates: NounWords<'exchange-rates'> = {
  one: 'Wechselkurs',
  many: 'Wechselkurse',
  empty: 'Noch keine Wechselkurse. Berichte brauchen sie, um Beträge in mehreren Währungen zu addieren.',
  fields: { day: 'Tag', from_currency: 'Von', to_currency: 'In', rate: 'Kurs', source: 'Quelle' },
  options: { source: { typed: 'Eingegeben', imported: 'Importiert', ecb: 'Europäische Zentralbank' } },
};
