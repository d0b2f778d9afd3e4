import type { Filtered } from '@cadre/contract/reports/report-filters';
import { type ReportQuery, readReportQuery } from '@cadre/contract/reports/report-query';
import { invalid, Problem } from '../../platform/problem.ts';

/** Reads the `filters` of a report; an unknown name is refused as in lists. */
export function readFilters(report: Filtered, sent: Record<string, unknown>): ReportQuery {
  const { query: input, wrong } = readReportQuery(report, sent);
  const [unknown] = Object.keys(wrong).filter((name) => wrong[name]?.some(({ code }) => code === 'unknown_field'));
  if (unknown !== undefined) throw new Problem('unknown_filter', { args: { name: unknown }, fields: wrong });
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return input;
}
