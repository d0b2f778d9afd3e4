import type { NounWords } from '../../nouns.ts';

export const sabbaticals: NounWords<'sabbaticals'> = {
  one: 'año sabático',
  many: 'años sabáticos',
  the: 'el año sabático',
  all: 'Todos los años sabáticos',
  gender: 'm',
  kind: 'Años sabáticos',
  empty: 'No hay años sabáticos en este periodo.',
  fields: { cancel_reason: 'Motivo de la cancelación', attempt: 'Envíos', as_draft: 'Guardar como borrador' },
  options: {
    type: { study: 'Estudios', family: 'Familia' },
    status: { draft: 'Borrador', pending: 'Pendiente', approved: 'Aprobado', rejected: 'Rechazado', cancelled: 'Cancelado' },
  },
  moves: { submit: 'Enviar solicitud', approve: 'Aprobar', cancel: 'Cancelar el año sabático' },
};
