import type { NounWords } from '../../nouns.ts';

export const clients: NounWords<'clients'> = {
  one: '客户',
  many: '客户',
  empty: '还没有客户。客户是您服务的对象。',
  fields: {
    contact_name: '联系人',
    contact_email: '联系人邮箱',
    address: '地址',
    tax_number: '税号',
    payment_terms_days: '付款期限（天）',
    notes: '备注',
    projects_count: '项目数',
  },
  options: {
    status: {
      active: '有效',
      archived: '已归档',
    },
  },
  moves: {
    archive: '归档',
    restore: '恢复',
  },
};
