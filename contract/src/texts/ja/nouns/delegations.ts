import type { NounWords } from '../../nouns.ts';

export const delegations: NounWords<'delegations'> = {
  one: '代理',
  many: '代理',
  empty: '代理はありません。不在の間に代わりに決定する人を選んでください。',
  fields: {
    automatic: '休暇による',
    employee_id: '不在者',
    delegate_id: '代理人',
  },
};
