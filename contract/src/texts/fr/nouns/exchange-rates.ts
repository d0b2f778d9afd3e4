import type { NounWords } from '../../nouns.ts';

export const exchangeRates: NounWords<'exchange-rates'> = {
  one: 'taux de change',
  many: 'taux de change',
  a: 'un taux de change',
  the: 'le taux de change',
  all: 'Tous les taux de change',
  empty: 'Aucun taux de change pour le moment. Les rapports en ont besoin pour additionner des montants en plusieurs devises.',
  fields: { day: 'Jour', from_currency: 'De', to_currency: 'Vers', rate: 'Taux', source: 'Origine' },
  options: { source: { typed: 'Saisi', imported: 'Importé', ecb: 'Banque centrale européenne' } },
};
