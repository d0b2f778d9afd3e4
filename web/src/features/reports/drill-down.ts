import type { ReportRow, ReportTable } from '@cadre/contract/calls/reports';
import { type ReportName, reportNamed } from '@cadre/contract/reports/index';
import type { GroupKey, Report } from '@cadre/contract/reports/report';
import { addDays } from '@cadre/rules/calendar';
import { periodOf } from '@cadre/rules/period';

type Behind = Pick<ReportTable, 'report' | 'from' | 'to' | 'group_by'>;
type By = Partial<Record<GroupKey, (number | string)[]>>;

/** The list with the single entries of a row: the days of an attendance report, otherwise the rows of time cards. */
export function drillDown(
  { report, from, to, group_by }: Behind,
  by: By,
  keys: readonly ReportRow['key'][],
): Record<string, string> | undefined {
  const detail: ReportName = ['muster', 'muster-days', 'attendance-vs-cards'].includes(report) ? 'attendance-vs-cards' : 'time-detail';
  const { filters } = reportNamed(detail) as Report;
  if (report === 'capacity' || (report === detail && group_by.length === keys.length)) return undefined;
  const chosen: Record<string, string> = Object.fromEntries(
    Object.entries(by).flatMap(([key, values]) => (filters.includes(key as GroupKey) ? [[`f.${key}`, values.join(',')]] : [])),
  );
  let days = from !== null && to !== null ? { from, to } : undefined;
  for (const [at, key] of group_by.slice(0, keys.length).entries()) {
    const value = keys[at];
    if (value === null || value === undefined) continue;
    if (key === 'day') days = { from: String(value), to: String(value) };
    else if (key === 'week') days = { from: String(value), to: addDays(String(value), 6) };
    else if (key === 'month') days = periodOf('month', String(value));
    else if (key !== 'status' && filters.includes(key)) chosen[`f.${key}`] = String(value);
  }
  return { report: detail, ...(days ? { period: 'custom', from: days.from, to: days.to } : { period: 'this_year' }), ...chosen };
}
