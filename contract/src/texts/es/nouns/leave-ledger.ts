export const leaveLedger = {
  one: 'movimiento de saldo',
  many: 'movimientos de saldo',
  the: 'el movimiento de saldo',
  all: 'Todos los movimientos de saldo',
  empty: 'Aún no hay movimientos. Aquí aparecen las concesiones, los días disfrutados y los ajustes.',
  fields: {
    year: 'Año de vacaciones',
    amount: 'Cantidad',
    expires_on: 'Caduca después del',
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
    },
  },
} as const;
