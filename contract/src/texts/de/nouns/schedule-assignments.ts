export const scheduleAssignments = {
  one: 'Zuweisung',
  many: 'Zuweisungen',
  empty: 'Noch arbeitet niemand nach diesem Plan.',
  fields: { week_schedule_id: 'Wochenplan' },
} as const;
