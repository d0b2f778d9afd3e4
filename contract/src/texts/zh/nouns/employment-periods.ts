import type { NounWords } from '../../nouns.ts';

export const employmentPeriods: NounWords<'employment-periods'> = {
  one: '任职期间',
  many: '任职期间',
  empty: '没有任职记录。',
  fields: { hired_on: '入职日期', left_on: '离职日期' },
  options: {
    reason: {
      resignation: '辞职',
      dismissal: '解雇',
      redundancy: '裁员',
      end_of_contract: '合同到期',
      retirement: '退休',
      death: '身故',
      other: '其他',
    },
  },
};
