export const weekSchedules = {
  one: 'horario semanal',
  many: 'horarios semanales',
  empty: 'Todavía no hay horarios semanales. Un horario reparte los turnos entre los días de la semana.',
  fields: {
    cycle_weeks: 'Semanas del ciclo',
    anchor_date: 'Primer lunes',
    days: 'Días',
    is_default: 'Horario predeterminado',
    weekly_minutes: 'Horas por semana',
    assignments_count: 'Asignaciones',
  },
} as const;
