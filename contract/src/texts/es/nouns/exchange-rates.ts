import type { NounWords } from '../../nouns.ts';

export const exchangeRates: NounWords<'exchange-rates'> = {
  one: 'tipo de cambio',
  many: 'tipos de cambio',
  the: 'el tipo de cambio',
  all: 'Todos los tipos de cambio',
  empty: 'Aún no hay tipos de cambio. Los informes los necesitan para sumar importes en varias monedas.',
  fields: { day: 'Día', from_currency: 'De', to_currency: 'A', rate: 'Tipo', source: 'Fuente' },
  options: { source: { typed: 'Introducido', imported: 'Importado', ecb: 'Banco Central Europeo' } },
};
