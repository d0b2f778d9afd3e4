import { attendanceVsCards, muster, musterDays } from './attendance-reports.ts';
import { accuracy, burn, profitability } from './project-reports.ts';
import type { Report } from './report.ts';
import { capacity, compliance, timeDetail, utilization } from './time-reports.ts';

/** Every report. A line here gives it its call, its page, its files and its mail. */
export const reports = {
  utilization,
  burn,
  'time-detail': timeDetail,
  compliance,
  profitability,
  'attendance-vs-cards': attendanceVsCards,
  muster,
  'muster-days': musterDays,
  capacity,
  accuracy,
} as const;

export type ReportName = keyof typeof reports;
export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]];

export const reportNamed = (name: string): Report | undefined =>
  Object.hasOwn(reports, name) ? (reports[name as ReportName] as Report) : undefined;
