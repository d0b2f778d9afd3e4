import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const allowances: NounWords<'allowances'> = {
  one: '手当',
  many: '手当',
  empty: '手当はありません。',
  fields: {
    ...itemFields,
    target: '適用対象',
    recurrence: '頻度',
    counts_in_gross: '総支給額に含める',
    pay_months: '支給月',
    served_by: '算入する月',
    less_unpaid_leave: '無給休暇は算入しない',
  },
  options: {
    ...itemOptions,
    recurrence: { ...itemOptions.recurrence, by_service: '在籍月数に応じて' },
    served_by: { full_months: '満1か月在籍した月', half_months: '15日以上在籍した月', started_months: '1日でも在籍した月' },
    target: itemTargets,
  },
  moves: itemMoves,
};
