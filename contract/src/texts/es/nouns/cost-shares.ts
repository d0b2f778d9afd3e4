import type { NounWords } from '../../nouns.ts';

export const costShares: NounWords<'cost-shares'> = {
  one: 'reparto de coste',
  many: 'repartos de coste',
  the: 'el reparto de coste',
  all: 'Todos los repartos de coste',
  empty: 'Aún no hay repartos. La nómina se imputa al centro de coste del departamento o de la sede.',
  fields: { share_bp: 'Porcentaje', valid_from: 'Desde', valid_to: 'Hasta' },
};
