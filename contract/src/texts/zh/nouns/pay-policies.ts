import type { NounWords } from '../../nouns.ts';

export const payPolicies: NounWords<'pay-policies'> = {
  one: '薪资规则',
  many: '薪资规则',
  empty: '没有薪资规则。',
  fields: {
    basis: '按比例计算依据',
    weekly_minutes: '每周工时',
    deduct_absence: '扣除缺勤',
    deduct_late: '扣除迟到',
    cash_rounding: '实发取整（最小单位）',
    carry_negative: '结转负数',
    variance_bp: '需确认的变动超过',
    bonus_limit: '奖金超过此金额需审批',
    pay_day: '发薪日',
    tax_year_month: '纳税年度首月',
    periods_begin: '发薪周期起始日',
    debtor_name: '账户名称',
    debtor_iban: '公司 IBAN',
    debtor_bic: '公司 BIC',
    earnings_account: '工资科目',
    employer_account: '公司承担科目',
    liabilities_account: '应付款科目',
    net_account: '实发工资科目',
  },
  options: {
    basis: {
      calendar_days: '日历日',
      working_days: '工作日',
      fixed_30: '30 天',
    },
  },
};
