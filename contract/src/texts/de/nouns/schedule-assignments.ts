export const scheduleAssignments = {
  one: 'Zuweisung',
  many: 'Zuweisungen',
  empty: 'Diesem Plan ist noch niemand zugewiesen',
  fields: { week_schedule_id: 'Wochenplan' },
} as const;
