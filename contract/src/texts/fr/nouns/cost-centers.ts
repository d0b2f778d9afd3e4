import type { NounWords } from '../../nouns.ts';

export const costCenters: NounWords<'cost-centers'> = {
  one: 'centre de coûts',
  many: 'centres de coûts',
  a: 'un centre de coûts',
  the: 'le centre de coûts',
  all: 'Tous les centres de coûts',
  empty: 'Aucun centre de coûts pour le moment. Le journal de paie y est imputé.',
};
