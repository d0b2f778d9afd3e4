export const scheduleAssignments = {
  one: 'asignación',
  many: 'asignaciones',
  empty: 'Todavía nadie sigue este horario.',
  fields: { week_schedule_id: 'Horario semanal' },
} as const;
