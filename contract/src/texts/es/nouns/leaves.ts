import type { NounWords } from '../../nouns.ts';

export const leaves: NounWords<'leaves'> = {
  one: 'ausencia',
  many: 'ausencias',
  the: 'la ausencia',
  all: 'Todas las ausencias',
  empty: 'No hay solicitudes en este periodo.',
  fields: {
    leave_category_id: 'Categoría',
    from_slot: 'Empieza',
    to_slot: 'Termina',
    amount: 'Cantidad',
    unit: 'Se cuenta en',
    substitute_id: 'Sustituto',
    contact: 'Contacto durante la ausencia',
    shorten_to: 'Nuevo último día',
    requires_approval_to_cancel: 'Requiere aprobación para cancelar',
    cancel_reason: 'Motivo de la cancelación',
    attempt: 'Veces enviada',
    as_draft: 'Guardar como borrador',
    attachments: 'Archivos',
  },
  options: {
    from_slot: {
      full: 'Día completo',
      am: 'Mañana',
      pm: 'Tarde',
    },
    to_slot: {
      full: 'Día completo',
      am: 'Mañana',
      pm: 'Tarde',
    },
    unit: {
      day: 'Días',
      hour: 'Horas',
      minute: 'Minutos',
    },
    status: {
      draft: 'Borrador',
      pending: 'Pendiente',
      approved: 'Aprobada',
      rejected: 'Rechazada',
      cancelled: 'Cancelada',
      cancellation_requested: 'Cancelación solicitada',
    },
  },
  moves: {
    submit: 'Enviar solicitud',
    approve: 'Aprobar',
    assign: 'Registrar como aprobada',
    ask_to_cancel: 'Pedir la cancelación',
    agree_to_cancel: 'Aceptar la cancelación',
    agree_to_shorten: 'Aceptar el acortamiento',
    cancel: 'Cancelar ausencia',
    keep: 'Mantener la ausencia',
    give_back: 'Cancelar ausencia',
  },
  moveHints: {
    reject: 'La persona ve su motivo y puede enviar la solicitud de nuevo.',
    cancel: 'Los días vuelven al saldo.',
  },
};
