import type { NounWords } from '../../nouns.ts';

export const overtime: NounWords<'overtime'> = {
  one: 'solicitud de horas extra',
  many: 'horas extra',
  the: 'la solicitud de horas extra',
  all: 'Todas las horas extra',
  gender: 'f',
  kind: 'Horas extra',
  empty: 'No hay horas extra. Los días con horas extra aparecen cuando están completos.',
  fields: {
    minutes: 'Horas extra',
    class: 'Clase',
    approved_minutes: 'Aprobado',
    becomes: 'Compensación',
    may_choose: 'Se puede elegir pago o tiempo libre',
    leave_category_id: 'El tiempo libre va a',
    overtime_rule_id: 'Normas',
    previous_minutes: 'Antes de cambiar el día',
    attempt: 'Veces enviada',
    month_minutes: 'Horas extra del mes',
    monthly_limit_minutes: 'Límite mensual',
    year_minutes: 'Horas extra del año',
    yearly_limit_minutes: 'Límite anual',
    parts: 'Horas por clase',
    explanation: 'Por qué',
  },
  options: {
    class: {
      overtime_1: 'Horas extra',
      overtime_2: 'Horas extra, tarifa superior',
      rest_day: 'Trabajo en día libre',
      holiday: 'Trabajo en festivo',
    },
    status: {
      open: 'Falta el motivo',
      pending: 'Pendiente',
      approved: 'Aprobada',
      rejected: 'Rechazada',
      withdrawn: 'Ya no procede',
    },
    becomes: {
      pay: 'Pago',
      time_off: 'Tiempo libre',
    },
  },
  moves: {
    submit: 'Indicar el motivo',
    approve: 'Aprobar',
  },
  moveHints: {
    approve: 'Deje los minutos vacíos para aprobarlo todo.',
    reject: 'La persona ve su motivo y puede volver a enviarla.',
  },
};
