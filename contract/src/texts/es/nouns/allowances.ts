import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const allowances: NounWords<'allowances'> = {
  one: 'complemento',
  many: 'complementos',
  the: 'el complemento',
  all: 'Todos los complementos',
  empty: 'No hay complementos.',
  fields: {
    ...itemFields,
    target: 'Se aplica a',
    recurrence: 'Frecuencia',
    counts_in_gross: 'Cuenta en el bruto',
    pay_months: 'Se paga en',
    served_by: 'Meses que cuentan',
    less_unpaid_leave: 'Los permisos no retribuidos no cuentan',
  },
  options: {
    ...itemOptions,
    recurrence: { ...itemOptions.recurrence, by_service: 'Por meses trabajados' },
    served_by: { full_months: 'Meses completos', half_months: 'Meses con 15 días o más', started_months: 'Cada mes iniciado' },
    target: itemTargets,
  },
  moves: itemMoves,
};
