import type { NounWords } from '../../nouns.ts';

export const weekSchedules: NounWords<'week-schedules'> = {
  one: 'horario semanal',
  many: 'horarios semanales',
  the: 'el horario semanal',
  all: 'Todos los horarios semanales',
  empty: 'Aún no hay horarios semanales. Un horario semanal asigna turnos a los días de la semana.',
  fields: {
    cycle_weeks: 'Duración del ciclo (semanas)',
    anchor_date: 'Primer lunes',
    days: 'Días',
    is_default: 'Horario predeterminado',
    weekly_minutes: 'Horas por semana',
    assignments_count: 'Asignaciones',
  },
};
