import type { NounWords } from '../../nouns.ts';

export const scheduleAssignments: NounWords<'schedule-assignments'> = {
  one: 'Zuweisung',
  many: 'Zuweisungen',
  empty: 'Diesem Plan ist noch niemand zugewiesen',
  fields: { week_schedule_id: 'Wochenplan' },
};
