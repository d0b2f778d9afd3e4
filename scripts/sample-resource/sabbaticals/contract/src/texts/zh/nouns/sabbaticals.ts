import type { NounWords } from '../../nouns.ts';

export const sabbaticals: NounWords<'sabbaticals'> = {
  one: '学术休假',
  many: '学术休假',
  kind: '学术休假',
  empty: '此范围内没有学术休假。',
  fields: { cancel_reason: '取消理由', attempt: '提交次数', as_draft: '保存为草稿' },
  options: {
    type: { study: '学习', family: '家庭' },
    status: { draft: '草稿', pending: '待审批', approved: '已批准', rejected: '已驳回', cancelled: '已取消' },
  },
  moves: { submit: '提交申请', approve: '批准', cancel: '取消学术休假' },
};
