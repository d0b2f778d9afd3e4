import type { NounWords } from '../../nouns.ts';

export const payOpenings: NounWords<'pay-openings'> = {
  one: 'cumul antérieur',
  many: 'cumuls antérieurs',
  a: 'un cumul antérieur',
  the: 'le cumul antérieur',
  all: 'Tous les cumuls antérieurs',
  empty: 'Pas encore de cumuls antérieurs',
  fields: {
    until_month: 'Payé jusqu’à',
    gross_pay: 'Brut cumulé',
    basic_pay: 'Salaire de base cumulé',
    taxable_pay: 'Imposable cumulé',
    other_deductions: 'Autres retenues cumulées',
    pay_component_id: 'Impôt ou cotisation',
    withheld: 'Retenu cumulé',
    employer_share: 'Part patronale cumulée',
  },
};
