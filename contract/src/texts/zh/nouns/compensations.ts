import type { NounWords } from '../../nouns.ts';

export const compensations: NounWords<'compensations'> = {
  one: '薪资',
  many: '薪资',
  kind: '薪资',
  empty: '没有薪资。',
  fields: {
    effective_from: '生效日期',
    basis: '计薪单位',
    frequency: '发薪频率',
    amount: '薪资',
    follows_fte: '全职金额，按全时当量支付',
    previous_amount: '变更前薪资',
    held_until: '截至',
    attempt: '提交次数',
    used_in: '工资单',
    entered_by_id: '录入人',
  },
  options: {
    frequency: {
      monthly: '每月',
      semimonthly: '每月两次',
      four_weekly: '每四周',
      fortnightly: '每两周',
      weekly: '每周',
    },
    basis: {
      monthly: '月',
      hourly: '小时',
      daily: '天',
    },
    reason: {
      hire: '入职',
      raise: '加薪',
      promotion: '晋升',
      correction: '更正',
      contract: '新合同',
      other: '其他',
    },
    status: {
      pending: '待审批',
      approved: '已批准',
      rejected: '已驳回',
      withdrawn: '已撤回',
    },
  },
  moves: {
    approve: '批准',
  },
};
