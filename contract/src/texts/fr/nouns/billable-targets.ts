import type { NounWords } from '../../nouns.ts';

export const billableTargets: NounWords<'billable-targets'> = {
  one: 'objectif facturable',
  many: 'objectifs facturables',
  a: 'un objectif facturable',
  the: 'l’objectif facturable',
  all: 'Tous les objectifs facturables',
  empty: 'Aucun objectif. Sans objectif, 80 % du temps est retenu.',
  fields: {
    scope: 'S’applique à',
    share_bp: 'Part facturable',
  },
  options: {
    scope: {
      company: 'Entreprise',
      department: 'Département',
      job: 'Emploi',
      employee: 'Collaborateur',
    },
  },
};
