export const travel = {
  comes_to: 'Este viaje',
  choose: 'Elija los días para ver qué supone el viaje.',
  working_days: '{count, plural, one {# día laborable} other {# días laborables}} de {days, plural, one {# día} other {# días}}',
  estimate: 'Estimación: {amount}',
  view_pending: 'Por decidir',
  view_now: 'De viaje ahora',
  view_ahead: 'Próximos',
} as const;
