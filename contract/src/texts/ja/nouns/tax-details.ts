import type { NounWords } from '../../nouns.ts';

export const taxDetails: NounWords<'tax-details'> = {
  one: '税務情報',
  many: '税務情報',
  empty: '税務情報はまだありません。',
  fields: {
    valid_from: '開始月',
    tax_class: '課税区分',
    children: '子の人数',
    allowance: '月額控除',
    exempt_from_tax: '非課税',
    exempt_from_social: '社会保険の免除',
  },
};
