import type { NounWords } from '../../nouns.ts';

export const holidays: NounWords<'holidays'> = {
  one: 'jour férié',
  many: 'jours fériés',
  a: 'un jour férié',
  the: 'le jour férié',
  all: 'Tous les jours fériés',
  empty: 'Aucun jour férié dans ce calendrier pour le moment',
  fields: { coming: 'À venir', portion: 'Durée', recurring: 'Se répète chaque année' },
  options: { portion: { full: 'Journée entière', am: 'Matin', pm: 'Après-midi' } },
};
