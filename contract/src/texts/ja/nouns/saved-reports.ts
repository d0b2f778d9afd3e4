import type { NounWords } from '../../nouns.ts';
import { reports } from '../reports.ts';

export const savedReports: NounWords<'saved-reports'> = {
  one: 'レポート',
  many: 'レポート',
  empty: '保存したレポートはまだありません。',
  fields: {
    report: 'レポート',
    filters: '絞り込み',
    period: '期間',
    is_shared: '閲覧できる全員と共有',
    schedule: 'メールで送信',
    recipients: '宛先',
    format: '形式',
  },
  options: {
    report: reports.names,
    period: {
      last_week: '先週',
      last_month: '先月',
      this_month: '今月',
      this_quarter: '今四半期',
      this_year: '今年',
    },
    schedule: {
      weekly: '毎週月曜日',
      monthly: '毎月1日',
    },
    format: {
      xlsx: 'Excel',
      csv: 'CSV',
      pdf: 'PDF',
    },
  },
};
