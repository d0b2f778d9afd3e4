import type { NounWords } from '../../nouns.ts';

export const holidays: NounWords<'holidays'> = {
  one: 'festivo',
  many: 'festivos',
  the: 'el festivo',
  all: 'Todos los festivos',
  empty: 'Aún no hay festivos en este calendario',
  fields: { coming: 'Próximo', portion: 'Duración', recurring: 'Se repite cada año' },
  options: { portion: { full: 'Día completo', am: 'Mañana', pm: 'Tarde' } },
};
