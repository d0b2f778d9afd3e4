import type { NounWords } from '../../nouns.ts';

export const retainerTerms: NounWords<'retainer-terms'> = {
  one: '月額契約の条件',
  many: '月額契約の条件',
  empty: '条件はまだありません。毎月に含まれる時間と料金を追加してください。',
  fields: {
    project_id: 'プロジェクト',
    manager_id: 'プロジェクトマネージャー',
    from_month: '開始月',
    included_minutes: '毎月に含まれる時間',
    fee: '月額料金',
    overage_rate: '超過分の時間単価',
    carry_months: '繰越月数',
    carry_limit: '繰越の上限',
  },
};
