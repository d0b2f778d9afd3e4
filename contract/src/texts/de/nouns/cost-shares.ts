import type { NounWords } from '../../nouns.ts';

export const costShares: NounWords<'cost-shares'> = {
  one: 'Kostenanteil',
  many: 'Kostenanteile',
  empty: 'Noch keine Kostenanteile. Gebucht wird auf die Kostenstelle der Abteilung oder des Standorts.',
  fields: { share_bp: 'Anteil', valid_from: 'Ab', valid_to: 'Bis' },
};
