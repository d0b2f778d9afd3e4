import type { NounWords } from '../../nouns.ts';

export const holidayCalendars: NounWords<'holiday-calendars'> = {
  one: 'calendario de festivos',
  many: 'calendarios de festivos',
  the: 'el calendario de festivos',
  all: 'Todos los calendarios de festivos',
  empty: 'Aún no hay calendarios de festivos. Cada sede usa uno.',
  fields: { holidays_count: 'Festivos' },
};
