import type { NounWords } from '../../nouns.ts';

export const leaveBalances: NounWords<'leave-balances'> = {
  one: 'saldo de ausencias',
  many: 'saldos de ausencias',
  the: 'el saldo de ausencias',
  all: 'Todos los saldos de ausencias',
  empty: 'No hay saldos en este periodo.',
  fields: {
    employee_no: 'N.º de empleado',
    balances: 'Por categoría',
    as_of: 'A fecha de',
    entitled: 'Derecho',
    carried: 'Traspasado',
    taken: 'Disfrutado',
    scheduled: 'Programado',
    pending: 'Solicitado',
    available: 'Disponible',
  },
};
