import type { NounWords } from '../../nouns.ts';

export const taxDetails: NounWords<'tax-details'> = {
  one: 'Steuermerkmal',
  many: 'Steuermerkmale',
  empty: 'Noch keine Steuermerkmale',
  fields: {
    valid_from: 'Ab',
    tax_class: 'Steuerklasse',
    children: 'Kinder',
    allowance: 'Monatlicher Freibetrag',
    exempt_from_tax: 'Von der Steuer befreit',
    exempt_from_social: 'Von der Sozialversicherung befreit',
  },
};
