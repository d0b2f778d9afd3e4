import type { NounWords } from '../../nouns.ts';

export const jobs: NounWords<'jobs'> = {
  one: '職種',
  many: '職種',
  empty: '職種はまだありません。職種は、従業員が採用される仕事です。',
  fields: { grade: '等級', salary_min: '給与の下限', salary_max: '給与の上限', headcount_plan: '計画人員' },
};
