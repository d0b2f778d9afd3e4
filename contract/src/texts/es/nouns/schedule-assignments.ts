import type { NounWords } from '../../nouns.ts';

export const scheduleAssignments: NounWords<'schedule-assignments'> = {
  one: 'asignación',
  many: 'asignaciones',
  the: 'la asignación',
  all: 'Todas las asignaciones',
  empty: 'Aún nadie tiene asignado este horario',
  fields: { week_schedule_id: 'Horario semanal' },
};
