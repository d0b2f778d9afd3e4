import type { NounWords } from '../../nouns.ts';

export const delegations: NounWords<'delegations'> = {
  one: 'delegación',
  many: 'delegaciones',
  a: 'una delegación',
  the: 'la delegación',
  all: 'Todas las delegaciones',
  empty: 'No hay delegaciones. Elija quién decide por usted durante su ausencia.',
  fields: {
    automatic: 'Por ausencia',
    employee_id: 'Ausente',
    delegate_id: 'Sustituto',
  },
};
