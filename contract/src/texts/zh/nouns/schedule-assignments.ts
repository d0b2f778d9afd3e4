import type { NounWords } from '../../nouns.ts';

export const scheduleAssignments: NounWords<'schedule-assignments'> = {
  one: '分配',
  many: '分配',
  empty: '还没有分配给任何人。',
  fields: { week_schedule_id: '周排班' },
};
