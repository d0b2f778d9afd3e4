import type { NounWords } from '../../nouns.ts';

export const taxDetails: NounWords<'tax-details'> = {
  one: 'donnée fiscale',
  many: 'données fiscales',
  a: 'une donnée fiscale',
  the: 'la donnée fiscale',
  all: 'Toutes les données fiscales',
  empty: 'Pas encore de données fiscales',
  fields: {
    valid_from: 'À partir de',
    tax_class: 'Classe fiscale',
    children: 'Enfants',
    allowance: 'Abattement mensuel',
    exempt_from_tax: 'Exonéré d’impôt',
    exempt_from_social: 'Exonéré de cotisations',
  },
};
