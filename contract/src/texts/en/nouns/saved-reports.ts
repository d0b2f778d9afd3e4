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
    report: {
      utilization: 'Utilization',
      burn: 'Project burn by department',
      'time-detail': 'Time detail',
      compliance: 'Time card compliance',
      profitability: 'Profitability',
      'attendance-vs-cards': 'Attendance vs. time cards',
      muster: 'Attendance by month',
      capacity: 'Capacity and pipeline',
      accuracy: 'Estimate accuracy',
    },
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
