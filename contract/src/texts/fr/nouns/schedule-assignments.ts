export const scheduleAssignments = {
  one: 'affectation',
  many: 'affectations',
  empty: 'Personne ne suit encore cette semaine type.',
  fields: { week_schedule_id: 'Semaine type' },
} as const;
