export const weekSchedules = {
  one: '周排班',
  many: '周排班',
  empty: '还没有周排班。周排班将班次安排到一周的各天。',
  fields: {
    cycle_weeks: '循环周数',
    anchor_date: '首个星期一',
    days: '日程',
    is_default: '适用于其他所有人',
    weekly_minutes: '每周时长',
    assignments_count: '分配数',
  },
} as const;
