export const jobs = {
  one: '職種',
  many: '職種',
  empty: '職種はまだありません。職種は、採用される仕事を表します。',
  fields: { grade: '等級', salary_min: '給与下限', salary_max: '給与上限', headcount_plan: '計画人員' },
} as const;
