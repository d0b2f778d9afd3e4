import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions } from '../pay-item-words.ts';

export const bonuses: NounWords<'bonuses'> = {
  one: '賞与',
  many: '賞与',
  kind: '賞与',
  empty: '賞与はありません。',
  fields: {
    ...itemFields,
    recurrence: '頻度',
    reason: '理由',
    attempt: '送信回数',
    entered_by_id: '入力者',
    month_total: '当月の賞与合計',
  },
  options: {
    ...itemOptions,
    reason: {
      performance: '業績',
      project: 'プロジェクト',
      retention: '定着',
      referral: '紹介',
      other: 'その他',
    },
    status: {
      ...itemOptions.status,
      pending: '承認待ち',
      rejected: '却下',
    },
  },
  moves: {
    approve: '承認',
    ...itemMoves,
  },
};
