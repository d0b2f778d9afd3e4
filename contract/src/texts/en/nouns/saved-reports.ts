import { reports } from '../reports.ts';

export const savedReports = {
  one: 'report',
  many: 'reports',
  empty: 'No saved reports yet.',
  fields: {
    report: 'Report',
    filters: 'Filters',
    period: 'Period',
    is_shared: 'Share with everyone who may see it',
    schedule: 'Send by email',
    recipients: 'Recipients',
    format: 'Format',
  },
  options: {
    report: reports.names,
    period: {
      last_week: 'Last week',
      last_month: 'Last month',
      this_month: 'This month',
      this_quarter: 'This quarter',
      this_year: 'This year',
    },
    schedule: {
      weekly: 'Every Monday',
      monthly: 'On the first of the month',
    },
    format: {
      xlsx: 'Excel',
      csv: 'CSV',
      pdf: 'PDF',
    },
  },
} as const;
