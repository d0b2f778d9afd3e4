import type { NounWords } from '../../nouns.ts';

export const bookings: NounWords<'bookings'> = {
  one: '排期',
  many: '排期',
  empty: '还没有排期。将人员排入项目，即可查看谁有空。',
  fields: {
    employee_id: '人员',
    job_id: '职位',
    skills: '技能',
    project_id: '项目',
    manager_id: '项目经理',
    project_task_id: '任务',
    minutes_per_day: '每天时长',
    share_bp: '每天占比',
    weekdays: '星期',
  },
  options: {
    status: { tentative: '暂定', confirmed: '已确认' },
  },
};
