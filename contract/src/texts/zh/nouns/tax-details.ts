import type { NounWords } from '../../nouns.ts';

export const taxDetails: NounWords<'tax-details'> = {
  one: '税务信息',
  many: '税务信息',
  empty: '还没有税务信息。',
  fields: {
    valid_from: '开始月份',
    tax_class: '税级',
    children: '子女人数',
    allowance: '每月免税额',
    exempt_from_tax: '免税',
    exempt_from_social: '免缴社会保险',
  },
};
