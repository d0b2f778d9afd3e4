import type { NounWords } from '../../nouns.ts';

export const leaveLedger: NounWords<'leave-ledger'> = {
  one: 'movimiento de saldo',
  many: 'movimientos de saldo',
  the: 'el movimiento de saldo',
  all: 'Todos los movimientos de saldo',
  empty: 'Aún no hay movimientos. Aquí aparecen las concesiones, los días disfrutados y los ajustes.',
  fields: {
    year: 'Año de vacaciones',
    amount: 'Cantidad',
    unit: 'Se cuenta en',
    expires_on: 'Caduca después del',
    overtime_id: 'Horas extra',
  },
  options: {
    kind: {
      opening: 'Saldo inicial',
      grant: 'Concedido',
      accrual: 'Devengo',
      carry_in: 'Traspasado',
      carry_out: 'Cierre del año',
      expiry: 'Caducado',
      usage: 'Disfrutado',
      usage_reversal: 'Devuelto',
      adjustment: 'Ajuste',
      encashment: 'Pagado',
      overtime: 'Horas extra convertidas en tiempo libre',
      flex: 'Horas de un día',
    },
    unit: {
      day: 'Días',
      hour: 'Horas',
      minute: 'Minutos',
    },
  },
};
