export const approvals = {
  one: 'aprobación',
  many: 'aprobaciones',
  a: 'una aprobación',
  the: 'la aprobación',
  all: 'Todas las aprobaciones',
  empty: 'No hay aprobaciones',
  fields: {
    question: 'Pregunta',
    overridden: 'Decidido sin ser consultado',
    model: 'Tipo',
    created_at: 'Enviada',
    summary: 'Solicitud',
    attempt: 'Intento',
    decided_by_id: 'Decidido por',
    in_place_of_id: 'En nombre de',
    closed_at: 'Cerrado',
    due_at: 'Vence',
    asked: 'Aprobadores',
    approver: 'Mi decisión',
    stands_in: 'En nombre de otro',
  },
  options: {
    question: {
      request: 'Solicitud',
      cancellation: 'Cancelación',
      shortening: 'Acortamiento',
    },
    status: {
      pending: 'Pendiente',
      approved: 'Aprobada',
      rejected: 'Rechazada',
    },
    approver: {
      self: 'Espera mi decisión',
    },
  },
} as const;
