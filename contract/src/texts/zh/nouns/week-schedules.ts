import type { NounWords } from '../../nouns.ts';

export const weekSchedules: NounWords<'week-schedules'> = {
  one: '周排班',
  many: '周排班',
  empty: '还没有周排班。周排班为一周中的每一天安排班次。',
  fields: {
    cycle_weeks: '循环周数',
    anchor_date: '首个星期一',
    days: '每日安排',
    is_default: '默认周排班',
    weekly_minutes: '每周工时',
    assignments_count: '分配数',
  },
};
