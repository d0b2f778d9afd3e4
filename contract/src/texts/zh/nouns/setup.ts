import type { NounWords } from '../../nouns.ts';

export const setup: NounWords<'setup'> = {
  one: '初始设置',
  many: '初始设置',
  empty: '',
  fields: {
    work_email: '工作邮箱',
    company: '公司名称',
    logo: '徽标',
    step: '步骤',
    records: '记录',
    skipped: '跳过的步骤',
    hidden: '隐藏',
    job: '职位',
    manager_email: '直属上级邮箱',
    role_id: '角色',
    people: '人员',
  },
};
