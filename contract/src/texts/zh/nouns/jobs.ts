import type { NounWords } from '../../nouns.ts';

export const jobs: NounWords<'jobs'> = {
  one: '职位',
  many: '职位',
  empty: '还没有职位。职位是员工受聘的岗位。',
  fields: { grade: '职级', salary_min: '薪资下限', salary_max: '薪资上限', headcount_plan: '计划编制' },
};
