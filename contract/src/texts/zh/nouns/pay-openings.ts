import type { NounWords } from '../../nouns.ts';

export const payOpenings: NounWords<'pay-openings'> = {
  one: '年度期初累计',
  many: '年度期初累计',
  empty: '还没有年度期初累计。',
  fields: {
    until_month: '已发放至',
    gross_pay: '应发累计',
    basic_pay: '基本工资累计',
    taxable_pay: '应税工资累计',
    other_deductions: '其他扣款累计',
    pay_component_id: '税或缴费',
    withheld: '代扣累计',
    employer_share: '公司承担累计',
  },
};
