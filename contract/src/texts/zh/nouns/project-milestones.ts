import type { NounWords } from '../../nouns.ts';

export const projectMilestones: NounWords<'project-milestones'> = {
  one: '里程碑',
  many: '里程碑',
  empty: '还没有里程碑。添加后即可分阶段结算固定价格。',
  fields: {
    project_id: '项目',
    manager_id: '项目经理',
    due_date: '到期日',
    amount: '金额',
  },
  options: {
    status: {
      planned: '计划中',
      reached: '已达成',
      billed: '已结算',
    },
  },
  moves: {
    reach: '标记为已达成',
    take_back: '改为未达成',
  },
};
