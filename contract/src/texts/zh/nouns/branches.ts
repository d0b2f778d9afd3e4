import type { NounWords } from '../../nouns.ts';

export const branches: NounWords<'branches'> = {
  one: '分支机构',
  many: '分支机构',
  empty: '还没有分支机构。分支机构决定所属员工的时区、货币和节假日。',
  fields: {
    head_id: '负责人',
    address: '地址',
    employer_name: '合同中的用人单位',
    employer_registration_no: '注册号',
    employer_tax_no: '税号',
    representative_name: '代表人',
    representative_title: '代表人职务',
    weekly_hours: '每周工作时间（小时）',
    working_days: '工作日',
    payments_per_year: '每年发薪次数',
    leave_days: '年休假（天）',
    probation_months: '试用期（月）',
    notice_period: '提前通知期',
    notice_unit: '提前通知期单位',
  },
  options: {
    working_days: {
      monday_to_friday: '星期一至星期五',
      monday_to_saturday: '星期一至星期六',
      sunday_to_thursday: '星期日至星期四',
      by_roster: '按排班表',
    },
    notice_unit: { days: '天', weeks: '周', months: '个月' },
  },
};
