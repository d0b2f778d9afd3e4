import type { NounWords } from '../../nouns.ts';

export const scheduleAssignments: NounWords<'schedule-assignments'> = {
  one: '割り当て',
  many: '割り当て',
  empty: 'まだ誰にも割り当てられていません。',
  fields: { week_schedule_id: '週間スケジュール' },
};
