export const jobs = {
  one: 'emploi',
  many: 'emplois',
  empty: 'Aucun emploi pour le moment. Un emploi est ce pour quoi on recrute.',
  fields: { grade: 'Niveau', salary_min: 'Salaire à partir de', salary_max: 'Salaire jusqu’à', headcount_plan: 'Effectif prévu' },
} as const;
