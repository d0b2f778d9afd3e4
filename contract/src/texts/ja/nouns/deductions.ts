import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const deductions: NounWords<'deductions'> = {
  one: '控除',
  many: '控除',
  empty: '控除はありません。',
  fields: {
    ...itemFields,
    target: '適用対象',
    recurrence: '頻度',
    category: '控除区分',
    principal: '貸付額',
    installments: '分割回数',
    rest_month: '残額を控除する月',
    remaining: '残額',
    max_share_bp: '上限（差引支給額に対する%）',
    employer_rate_bp: '会社負担',
    protected_amount: '差押禁止額',
    protected_per_child: '子1人あたりの差押禁止額',
    priority: '優先順位',
  },
  options: {
    ...itemOptions,
    target: itemTargets,
    category: {
      tax: '税金',
      social: '社会保険',
      loan: '貸付金',
      advance: '前払金',
      garnishment: '差押え',
      penalty: '減給（制裁）',
      absence: '欠勤',
      other: 'その他',
    },
  },
  moves: itemMoves,
};
