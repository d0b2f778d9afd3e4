import type { NounWords } from '../../nouns.ts';

export const monthSchedules: NounWords<'month-schedules'> = {
  one: '排班表',
  many: '排班表',
  empty: '还没有排班表。排班表逐日安排一个月的班次。',
  fields: { planner_id: '排班人', coverage: '人员需求', published_at: '发布时间', people_count: '已排班人数', entries_count: '已排班次' },
  options: { status: { draft: '草稿', published: '已发布', archived: '已归档' } },
  moves: { publish: '发布', archive: '归档' },
  moveHints: { withdraw: '排班表会恢复为草稿，表中所有人员都会收到通知。' },
};
