export const scheduleAssignments = {
  one: 'Asignación',
  many: 'Asignaciones',
  empty: 'Todavía nadie sigue este horario.',
  fields: { week_schedule_id: 'Horario semanal' },
} as const;
