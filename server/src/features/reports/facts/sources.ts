import type { ReportName } from '@cadre/contract/reports/index';
import { attendanceVsCards } from './attendance-facts.ts';
import { capacity } from './capacity-facts.ts';
import { compliance } from './compliance-facts.ts';
import { musterDays } from './muster-days-facts.ts';
import { muster } from './muster-facts.ts';
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
  'muster-days': musterDays,
  capacity,
  accuracy,
};
