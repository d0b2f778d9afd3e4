export const changeRequests = {
  one: 'solicitud de cambio',
  many: 'solicitudes de cambio',
  empty: 'No hay solicitudes de cambio',
  fields: { decided_by_id: 'Decidido por', summary: 'Resumen' },
  options: {
    model: { employees: 'Datos personales', 'bank-accounts': 'Cuenta bancaria', dependents: 'Familiares a cargo' },
    status: { pending: 'Pendiente', approved: 'Aprobado', rejected: 'Rechazado', withdrawn: 'Retirado' },
  },
  moves: { approve: 'Aprobar' },
  moveHints: {
    approve: 'El registro se modifica de inmediato.',
    reject: 'La persona ve su nota y puede enviar otra solicitud.',
    withdraw: 'Nadie decidirá sobre ella. Puede enviar otra solicitud en cualquier momento.',
  },
} as const;
