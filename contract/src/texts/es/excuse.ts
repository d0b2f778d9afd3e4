/** Texts of excuses, in addition to their nouns. */
export const excuse = {
  request: 'Solicitar ausencia por horas',
  comes_to: 'Esta solicitud',
  choose: 'Elija el tipo, el día y las horas para ver el resultado de la solicitud.',
  quota: '{used} de {limit} min usados en {month}',
  quota_open: '{used} min usados en {month}',
  quota_count: '{used} de {limit} solicitudes en {month}',
  quota_label: 'Cupo de {month}',
  duration: '{minutes, plural, one {# minuto} other {# minutos}}',
  after: 'Con esta solicitud se usan {used} de {limit} min en {month}.',
  not_counted: 'No consume su cupo.',
  shift: 'Turno: {name}, de {start} a {end}.',
  correction_withdrawn: 'La corrección se ha cancelado.',
  correct: 'Solicitar corrección',
  explain: 'Solicitar ausencia por horas',
  view_pending: 'Por decidir',
  view_corrections: 'Correcciones',
} as const;
