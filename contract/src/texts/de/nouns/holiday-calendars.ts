import type { NounWords } from '../../nouns.ts';

export const holidayCalendars: NounWords<'holiday-calendars'> = {
  one: 'Feiertagskalender',
  many: 'Feiertagskalender',
  empty: 'Noch keine Feiertagskalender. Jeder Standort verwendet einen.',
  fields: { holidays_count: 'Feiertage' },
};
