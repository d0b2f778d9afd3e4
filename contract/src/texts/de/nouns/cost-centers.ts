import type { NounWords } from '../../nouns.ts';

export const costCenters: NounWords<'cost-centers'> = {
  one: 'Kostenstelle',
  many: 'Kostenstellen',
  empty: 'Noch keine Kostenstellen. Das Buchungsjournal bucht Gehälter darauf.',
};
