import type { NounWords } from '../../nouns.ts';

export const payOpenings: NounWords<'pay-openings'> = {
  one: '導入前の累計額',
  many: '導入前の累計額',
  empty: '導入前の累計額はまだありません。',
  fields: {
    until_month: '支給済みの最終月',
    gross_pay: '総支給額の累計',
    basic_pay: '基本給の累計',
    taxable_pay: '課税支給額の累計',
    other_deductions: 'その他の控除の累計',
    pay_component_id: '税・保険料',
    withheld: '徴収額の累計',
    employer_share: '会社負担額の累計',
  },
};
