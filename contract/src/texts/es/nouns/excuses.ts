import type { NounWords } from '../../nouns.ts';

export const excuses: NounWords<'excuses'> = {
  one: 'ausencia por horas',
  many: 'ausencias por horas',
  the: 'la ausencia por horas',
  all: 'Todas las ausencias por horas',
  gender: 'f',
  kind: 'Ausencias por horas',
  empty: 'No hay ausencias por horas en este periodo.',
  fields: {
    summary: 'Resumen',
    missing_action: 'Qué falta',
    proposed_in: 'Entrada',
    proposed_out: 'Salida',
    minutes: 'Duración',
    month_quota: 'Cupo del mes',
    unpaid_minutes: 'No retribuido',
    deducted_minutes: 'Descontado de las vacaciones',
    cancel_reason: 'Motivo de la cancelación',
    attempt: 'Veces enviada',
    as_draft: 'Guardar como borrador',
    attachments: 'Archivos',
  },
  options: {
    type: {
      late_arrival: 'Llegada tarde',
      early_departure: 'Salida anticipada',
      mid_day: 'Ausencia durante la jornada',
      missing_punch: 'Fichaje olvidado',
      remote_work: 'Teletrabajo',
    },
    missing_action: {
      in: 'Entrada',
      out: 'Salida',
      both: 'Entrada y salida',
    },
    status: {
      draft: 'Borrador',
      pending: 'Pendiente',
      approved: 'Aprobada',
      rejected: 'Rechazada',
      cancelled: 'Cancelada',
    },
  },
  moves: {
    submit: 'Enviar solicitud',
    approve: 'Aprobar',
    cancel: 'Cancelar ausencia por horas',
    give_back: 'Cancelar',
  },
  moveHints: {
    reject: 'La persona ve su motivo y puede enviar la solicitud de nuevo.',
    cancel: 'El día vuelve a calcularse sin ella.',
  },
};
