import type { NounWords } from '../../nouns.ts';

export const leaveBlackouts: NounWords<'leave-blackouts'> = {
  one: 'période fermée',
  many: 'périodes fermées',
  a: 'une période fermée',
  the: 'la période fermée',
  all: 'Toutes les périodes fermées',
  empty: 'Aucune période fermée. Les congés sont possibles toute l’année, selon leur catégorie.',
  fields: { name: 'Motif', yearly: 'Chaque année', effect: 'Effet' },
  options: { effect: { refuse: 'Refuser les congés', warn: 'Avertir seulement' } },
};
