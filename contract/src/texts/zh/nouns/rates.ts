import type { NounWords } from '../../nouns.ts';

export const rates: NounWords<'rates'> = {
  one: '费率',
  many: '费率',
  empty: '还没有费率。费率是每小时的计费金额或成本。',
  fields: {
    scope: '适用范围',
    amount: '每小时金额',
    valid_to: '失效日期',
    sold_amount: '售出金额',
    sold_minutes: '售出工时',
  },
  options: {
    kind: {
      bill: '计费费率',
      cost: '成本费率',
    },
    scope: {
      company: '公司',
      department: '部门',
      job: '职位',
      employee: '员工',
      client: '客户',
      project: '项目',
      project_department: '项目中的部门',
      project_member: '项目中的人员',
      project_task: '项目任务',
    },
  },
};
