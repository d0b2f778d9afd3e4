export const scheduleAssignments = {
  one: 'Affectation',
  many: 'Affectations',
  empty: 'Personne ne suit encore cette semaine type.',
  fields: { week_schedule_id: 'Semaine type' },
} as const;
