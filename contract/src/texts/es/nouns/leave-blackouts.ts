import type { NounWords } from '../../nouns.ts';

export const leaveBlackouts: NounWords<'leave-blackouts'> = {
  one: 'periodo bloqueado',
  many: 'periodos bloqueados',
  the: 'el periodo bloqueado',
  all: 'Todos los periodos bloqueados',
  empty: 'No hay periodos bloqueados. Se pueden pedir ausencias todo el año, según su categoría.',
  fields: { name: 'Motivo', yearly: 'Cada año', effect: 'Efecto' },
  options: { effect: { refuse: 'Rechazar la ausencia', warn: 'Solo avisar' } },
};
