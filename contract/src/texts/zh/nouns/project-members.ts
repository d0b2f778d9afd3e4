import type { NounWords } from '../../nouns.ts';

export const projectMembers: NounWords<'project-members'> = {
  one: '成员',
  many: '成员',
  empty: '还没有成员。请添加在此项目填报工时的人员。',
  fields: {
    role: '角色',
    manager_id: '项目经理',
    planned_minutes_per_week: '每周计划',
  },
};
