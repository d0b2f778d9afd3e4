import type { NounWords } from '../../nouns.ts';

export const timeCards: NounWords<'time-cards'> = {
  one: 'parte de horas',
  many: 'partes de horas',
  a: 'un parte de horas',
  the: 'el parte de horas',
  all: 'Todos los partes de horas',
  gender: 'm',
  kind: 'Partes de horas',
  empty: 'No hay partes de horas en este periodo.',
  fields: {
    title: 'Semana',
    week_year: 'Año',
    week: 'Número de semana',
    required_minutes: 'Exigido',
    total_minutes: 'Imputado',
    billable_minutes: 'Facturable',
    leave_minutes: 'Ausencia',
    attended_minutes: 'Presencia',
    projects: 'Por proyecto',
    on_time: 'A tiempo',
    submitted_at: 'Enviado',
    submitted_by_id: 'Enviado por',
    reopen_reason: 'Motivo de la reapertura',
    attempt: 'Veces enviado',
  },
  options: {
    status: {
      draft: 'Borrador',
      submitted: 'Enviado',
      approved: 'Aprobado',
      rejected: 'Devuelto',
    },
  },
  moves: {
    submit: 'Enviar',
    submit_for: 'Enviar en su nombre',
    approve: 'Aprobar',
    reject: 'Devolver',
    reopen: 'Reabrir',
  },
  moveHints: {
    reject: 'La persona ve su motivo y puede volver a enviar la semana.',
    reopen: 'La semana se tendrá que enviar y aprobar de nuevo.',
    submit_for: 'Se avisa a la persona y queda registrado.',
  },
  nextSteps: {
    request_sent_back: 'Revise las filas y vuelva a enviarlo.',
  },
};
