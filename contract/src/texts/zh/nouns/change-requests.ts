import type { NounWords } from '../../nouns.ts';

export const changeRequests: NounWords<'change-requests'> = {
  one: '变更申请',
  many: '变更申请',
  kind: '资料变更',
  empty: '没有变更申请。',
  fields: { decided_by_id: '审批人', summary: '摘要' },
  options: {
    model: { employees: '个人信息', 'bank-accounts': '银行账户', dependents: '家属' },
    status: { pending: '待审批', approved: '已批准', rejected: '已驳回', withdrawn: '已撤回' },
  },
  moves: { approve: '批准' },
  moveHints: {
    approve: '批准后，记录会立即更改。',
    reject: '对方会看到您的备注，并可重新提交申请。',
    withdraw: '撤回后不再审批。您可以随时重新提交申请。',
  },
};
