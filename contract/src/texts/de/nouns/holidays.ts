import type { NounWords } from '../../nouns.ts';

export const holidays: NounWords<'holidays'> = {
  one: 'Feiertag',
  many: 'Feiertage',
  empty: 'Noch keine Feiertage in diesem Kalender',
  fields: { coming: 'Bevorstehend', portion: 'Dauer', recurring: 'Jährliche Wiederholung' },
  options: { portion: { full: 'Ganzer Tag', am: 'Vormittag', pm: 'Nachmittag' } },
};
