import type { NounWords } from '../../nouns.ts';

export const employmentPeriods: NounWords<'employment-periods'> = {
  one: '雇用期間',
  many: '雇用期間',
  empty: '雇用期間はありません。',
  fields: { hired_on: '入社日', left_on: '退職日' },
  options: {
    reason: {
      resignation: '自己都合退職',
      dismissal: '解雇',
      redundancy: '整理解雇',
      end_of_contract: '契約満了',
      retirement: '定年退職',
      death: '死亡',
      other: 'その他',
    },
  },
};
