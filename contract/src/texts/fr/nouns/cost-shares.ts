import type { NounWords } from '../../nouns.ts';

export const costShares: NounWords<'cost-shares'> = {
  one: 'part de coût',
  many: 'parts de coût',
  a: 'une part de coût',
  the: 'la part de coût',
  all: 'Toutes les parts de coût',
  empty: 'Aucune part pour le moment. La paie est imputée au centre de coûts du département ou de l’agence.',
  fields: { share_bp: 'Part', valid_from: 'De', valid_to: 'À' },
};
