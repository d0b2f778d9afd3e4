import { isDate } from '@cadre/rules/calendar';
import { type Comparison, comparisons } from '@cadre/rules/reports/compared-span';
import { type GroupKey, groupKeys, isOfRecords, mostGroups, type Report } from './report.ts';
import { type Filtered, keyOfFilter, reportFilters } from './report-filters.ts';

/** The parameters of a report: its days, filters, grouping and currency. */
export type ReportQuery = {
  date?: { from: string; to: string };
  group_by?: GroupKey[];
  currency?: string;
  /** With which days before. */
  compare?: Comparison;
  search?: string;
  by: Partial<Record<GroupKey, (number | string)[]>>;
};

/** The errors in the parameters, as complaints about fields. */
export type InvalidQuery = Record<string, { code: string }[]>;

/** The format of `filters` in a call, and of a saved report. */
export function readReportQuery(report: Filtered, sent: Record<string, unknown>): { query: ReportQuery; wrong: InvalidQuery } {
  const wrong: InvalidQuery = {};
  const names = new Set(Object.keys(reportFilters(report)));
  const query: ReportQuery = { by: {} };
  for (const [sentName, value] of Object.entries(sent)) {
    const name = keyOfFilter(report, sentName);
    const refuse = () => {
      wrong[sentName] = [{ code: 'not_valid' }];
    };
    if (!names.has(name)) wrong[sentName] = [{ code: 'unknown_field' }];
    else if (isEmpty(value)) continue;
    else if (name === 'date') {
      if (isSpan(value)) query.date = { from: value.from, to: value.to };
      else refuse();
    } else if (name === 'group_by') {
      if (areGroups(report, value)) query.group_by = value;
      else refuse();
    } else if (name === 'currency') {
      if (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) query.currency = value;
      else refuse();
    } else if (name === 'compare') {
      if (comparisons.some((one) => one === value)) query.compare = value as Comparison;
      else refuse();
    } else if (name === 'search') {
      if (typeof value === 'string' && value.length <= 100) query.search = value;
      else refuse();
    } else {
      const values = query.by[name as GroupKey] ? undefined : valuesOf(name, value);
      if (values) query.by[name as GroupKey] = values;
      else refuse();
    }
  }
  return { query, wrong };
}

const isEmpty = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0);

const mostMonths = 24;
const isSpan = (value: unknown): value is { from: string; to: string } => {
  const { from, to } = (value ?? {}) as { from?: unknown; to?: unknown };
  return isDate(from) && isDate(to) && from <= to && monthsBetween(from, to) <= mostMonths;
};

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

const areGroups = ({ groups }: Pick<Report, 'groups'>, value: unknown): value is GroupKey[] =>
  Array.isArray(value) &&
  value.length <= mostGroups &&
  new Set(value).size === value.length &&
  value.every((key) => groupKeys.includes(key) && groups.includes(key));

/** One or several; `self` is oneself. */
function valuesOf(name: string, value: unknown): (number | string)[] | undefined {
  const values = Array.isArray(value) ? value : [value];
  const fits = (one: unknown): boolean => {
    if (isOfRecords(name))
      return (name === 'employee' && one === 'self') || (Number.isSafeInteger(one) && Number(one) > 0 && Number(one) < 2 ** 31);
    if (name === 'billable') return ['true', 'false'].includes(String(one));
    return ['string', 'boolean'].includes(typeof one) && String(one).length <= 40;
  };
  return values.length <= 200 && values.every(fits) ? values.map((one) => (typeof one === 'boolean' ? String(one) : one)) : undefined;
}
