import type { NounWords } from '../../nouns.ts';

export const delegations: NounWords<'delegations'> = {
  one: '代理',
  many: '代理',
  empty: '没有代理。请选择您不在时由谁代为决定。',
  fields: {
    automatic: '来自请假',
    employee_id: '不在的人',
    delegate_id: '代理人',
  },
};
