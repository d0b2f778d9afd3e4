import type { NounWords } from '../../nouns.ts';

export const payOpenings: NounWords<'pay-openings'> = {
  one: 'Vortragswert',
  many: 'Vortragswerte',
  empty: 'Noch keine Vortragswerte',
  fields: {
    until_month: 'Gezahlt bis',
    gross_pay: 'Brutto bisher',
    basic_pay: 'Grundgehalt bisher',
    taxable_pay: 'Steuerpflichtig bisher',
    other_deductions: 'Sonstige Abzüge bisher',
    pay_component_id: 'Steuer oder Beitrag',
    withheld: 'Einbehalten bisher',
    employer_share: 'Arbeitgeberanteil bisher',
  },
};
