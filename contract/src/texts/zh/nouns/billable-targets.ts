import type { NounWords } from '../../nouns.ts';

export const billableTargets: NounWords<'billable-targets'> = {
  one: '计费目标',
  many: '计费目标',
  empty: '还没有目标。没有目标时，以 80% 的可计费比例为目标。',
  fields: {
    scope: '适用于',
    share_bp: '可计费比例',
  },
  options: {
    scope: {
      company: '公司',
      department: '部门',
      job: '职位',
      employee: '员工',
    },
  },
};
