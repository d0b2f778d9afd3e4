export const jobs = {
  one: 'emploi',
  many: 'emplois',
  empty: 'Aucun emploi pour le moment. Un emploi est ce pour quoi on recrute.',
  fields: { grade: 'Niveau', salary_min: 'Salaire minimum', salary_max: 'Salaire maximum', headcount_plan: 'Effectif prévu' },
} as const;
