import type { NounWords } from '../../nouns.ts';

export const approvals: NounWords<'approvals'> = {
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
    informs: 'Solo información',
    automatic: 'Decidido por la cadena',
    auto_action: 'Si nadie responde',
    auto_acts_at: 'Decisión automática',
    rejection_note: 'Nota al rechazar',
    closed_at: 'Cerrado',
    due_at: 'Vence',
    asked: 'Aprobadores',
    approver: 'Mi decisión',
    stands_in: 'En nombre de otro',
  },
  options: {
    auto_action: {
      none: 'Seguir esperando',
      approve: 'Aprobar',
      reject: 'Rechazar',
      escalate: 'Preguntar al responsable superior',
    },
    rejection_note: {
      expected: 'Se pide en la aplicación',
      required: 'Siempre obligatoria',
      optional: 'Opcional',
    },
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
};
