import type { NounWords } from '../../nouns.ts';

export const jobs: NounWords<'jobs'> = {
  one: 'emploi',
  many: 'emplois',
  a: 'un emploi',
  the: 'l’emploi',
  all: 'Tous les emplois',
  empty: 'Aucun emploi pour le moment. Un emploi est le poste pour lequel vous recrutez.',
  fields: { grade: 'Niveau', salary_min: 'Salaire minimum', salary_max: 'Salaire maximum', headcount_plan: 'Effectif prévu' },
};
