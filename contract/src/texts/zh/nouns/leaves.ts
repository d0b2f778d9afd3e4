import type { NounWords } from '../../nouns.ts';

export const leaves: NounWords<'leaves'> = {
  one: '请假',
  many: '请假',
  kind: '请假',
  empty: '此范围内没有申请。',
  fields: {
    leave_category_id: '类别',
    from_slot: '开始',
    to_slot: '结束',
    amount: '数量',
    unit: '计算单位',
    substitute_id: '代理人',
    contact: '休假期间联系方式',
    shorten_to: '新的最后一天',
    requires_approval_to_cancel: '取消需审批',
    cancel_reason: '取消原因',
    attempt: '提交次数',
    as_draft: '保存为草稿',
    attachments: '附件',
  },
  options: {
    from_slot: {
      full: '全天',
      am: '上午',
      pm: '下午',
    },
    to_slot: {
      full: '全天',
      am: '上午',
      pm: '下午',
    },
    unit: {
      day: '天',
      hour: '小时',
      minute: '分钟',
    },
    status: {
      draft: '草稿',
      pending: '待审批',
      approved: '已批准',
      rejected: '已驳回',
      cancelled: '已取消',
      cancellation_requested: '已申请取消',
    },
  },
  moves: {
    submit: '提交申请',
    approve: '批准',
    assign: '直接登记为已批准',
    ask_to_cancel: '申请取消',
    agree_to_cancel: '同意取消',
    agree_to_shorten: '同意缩短',
    cancel: '取消请假',
    keep: '保留请假',
    give_back: '取消请假',
  },
  moveHints: {
    reject: '对方会看到您的理由，并可重新提交。',
    cancel: '天数将退回余额。',
  },
};
