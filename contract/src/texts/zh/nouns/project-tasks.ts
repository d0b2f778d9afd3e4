import type { NounWords } from '../../nouns.ts';

export const projectTasks: NounWords<'project-tasks'> = {
  one: '项目任务',
  many: '项目任务',
  empty: '还没有任务。任务用于拆分项目。',
  fields: {
    parent_id: '上级任务',
    estimated_minutes: '预估',
    due_date: '截止日期',
    priority: '优先级',
    position: '排序',
    assignees: '负责人',
    manager_id: '项目经理',
  },
  options: {
    priority: {
      low: '低',
      normal: '普通',
      high: '高',
    },
    status: {
      todo: '待办',
      in_progress: '进行中',
      done: '已完成',
      cancelled: '已取消',
    },
  },
  moves: {
    plan: '移至待办',
    start: '开始',
    finish: '标记为完成',
    cancel: '取消任务',
  },
};
