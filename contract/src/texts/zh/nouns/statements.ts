import type { NounWords } from '../../nouns.ts';

export const statements: NounWords<'statements'> = {
  one: '客户结算单',
  many: '客户结算单',
  empty: '还没有客户结算单。新建一份即可结算已批准的工时。',
  fields: {
    number: '编号',
    client_id: '客户',
    project_ids: '项目',
    manager_id: '项目经理',
    order_ref: '订单编号',
    note: '给客户的备注',
    replaces_id: '替代',
    total_minutes: '工时',
    full_amount: '核减前金额',
    written_down: '核减',
    total: '合计',
    prepared_by_id: '编制人',
    reviewed_by_id: '复核人',
    reviewed_at: '复核时间',
    issued_by_id: '签发人',
    issued_at: '签发时间',
    due_date: '到期日',
    cancel_reason: '作废原因',
    cancelled_at: '作废时间',
    hash: '防篡改校验值',
  },
  options: {
    status: {
      draft: '草稿',
      reviewed: '已复核',
      issued: '已签发',
      cancelled: '已作废',
    },
  },
  moves: {
    review: '确认复核',
    reopen: '退回草稿',
    issue: '签发',
    cancel: '作废',
  },
  moveHints: {
    issue: '签发后的结算单不能再更改。',
    cancel: '其中的工时和里程碑可以重新结算。',
  },
};
