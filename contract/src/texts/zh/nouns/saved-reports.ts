import type { NounWords } from '../../nouns.ts';
import { reports } from '../reports.ts';

export const savedReports: NounWords<'saved-reports'> = {
  one: '报表',
  many: '报表',
  empty: '还没有已保存的报表。',
  fields: {
    report: '报表',
    filters: '筛选',
    period: '期间',
    is_shared: '与有权查看的人共享',
    schedule: '通过邮件发送',
    recipients: '收件人',
    format: '格式',
  },
  options: {
    report: reports.names,
    period: {
      last_week: '上周',
      last_month: '上月',
      this_month: '本月',
      this_quarter: '本季度',
      this_year: '今年',
    },
    schedule: {
      weekly: '每周一',
      monthly: '每月 1 日',
    },
    format: {
      xlsx: 'Excel',
      csv: 'CSV',
      pdf: 'PDF',
    },
  },
};
