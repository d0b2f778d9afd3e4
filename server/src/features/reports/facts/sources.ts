import type { ReportName } from '@cadre/contract/reports/index';
import { attendanceVsCards, muster } from './attendance-facts.ts';
import { capacity } from './capacity-facts.ts';
import { compliance } from './compliance-facts.ts';
import { profitability } from './profit-facts.ts';
import { accuracy, burn } from './project-facts.ts';
import type { ReportSource } from './report-source.ts';
import { timeDetail } from './task-facts.ts';
import { utilization } from './utilization-facts.ts';

export const sources: Record<ReportName, ReportSource> = {
  utilization,
  burn,
  'time-detail': timeDetail,
  compliance,
  profitability,
  'attendance-vs-cards': attendanceVsCards,
  muster,
  capacity,
  accuracy,
};
