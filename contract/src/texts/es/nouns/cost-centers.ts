import type { NounWords } from '../../nouns.ts';

export const costCenters: NounWords<'cost-centers'> = {
  one: 'centro de coste',
  many: 'centros de coste',
  the: 'el centro de coste',
  all: 'Todos los centros de coste',
  empty: 'Aún no hay centros de coste. El asiento de nómina se imputa a ellos.',
};
