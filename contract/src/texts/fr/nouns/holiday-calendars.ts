import type { NounWords } from '../../nouns.ts';

export const holidayCalendars: NounWords<'holiday-calendars'> = {
  one: 'calendrier de jours fériés',
  many: 'calendriers de jours fériés',
  a: 'un calendrier de jours fériés',
  the: 'le calendrier de jours fériés',
  all: 'Tous les calendriers de jours fériés',
  empty: 'Aucun calendrier de jours fériés pour le moment. Chaque agence en utilise un.',
  fields: { holidays_count: 'Jours fériés' },
};
