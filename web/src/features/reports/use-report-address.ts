import { type ReportName, reportNamed, reportNames } from '@cadre/contract/reports/index';
import { type GroupKey, isComparable, isOfRecords, type Report } from '@cadre/contract/reports/report';
import { comparisonOf, daysOfPeriod, type ReportPeriod, reportPeriods } from '@cadre/rules/reports/report-periods';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useMe } from '../../platform/session/session.ts';

export const periods = [...reportPeriods, 'custom'] as const;
export type Period = ReportPeriod | 'custom';

/** With which days the report is compared: those right before, or the same a year before. */
export const comparedWith = ['none', 'before', 'year'] as const;
export type ComparedWith = (typeof comparedWith)[number];

/** The report in the address: its name, days, grouping and filters. */
export function useReportAddress() {
  const { get, replace, push, hrefOf } = useParameters();
  const { permissions } = useMe();
  const format = useFormat();
  const open = reportNames.filter((name) => permissions[(reportNamed(name) as Report).access]);
  const name = open.find((one) => one === get('report')) ?? open[0] ?? 'time-detail';
  const report = reportNamed(name) as Report;
  const period = periods.find((one) => one === get('period')) ?? 'this_month';
  const days = period === 'custom' ? { from: get('from'), to: get('to') } : daysOfPeriod(period, format.today());
  const group_by = groupsIn(report, get('group'));
  const by = chosenIn(report, get);
  const currency = get('currency') || undefined;
  const hasDays = report.span === 'past';
  const mayCompare = isComparable(report);
  const compare = (mayCompare && comparedWith.find((one) => one === get('compare'))) || 'none';
  const step = compare === 'year' ? 'year' : period === 'custom' ? 'days' : comparisonOf[period];
  const isWhole = !hasDays || (days.from !== '' && days.to !== '' && days.from <= days.to);
  const filters = {
    ...by,
    group_by,
    ...(hasDays && isWhole && { date: days }),
    ...(currency && { currency }),
    ...(compare !== 'none' && { compare: step }),
  };

  return {
    open,
    name,
    report,
    period,
    days,
    group_by,
    by,
    mayCompare,
    compare,
    filters,
    isWhole,
    hrefOf,
    replace,
    choose: (next: ReportName) =>
      push({
        ...nothing(get),
        report: next,
        period: get('period') || undefined,
        from: get('from') || undefined,
        to: get('to') || undefined,
        compare: get('compare') || undefined,
      }),
    choosePeriod: (next: Period) =>
      replace(
        next === 'custom'
          ? { period: next, ...days }
          : { period: next === 'this_month' ? undefined : next, from: undefined, to: undefined },
      ),
    compareWith: (next: ComparedWith) => replace({ compare: next === 'none' ? undefined : next }),
    groupBy: (next: readonly GroupKey[]) => replace({ group: next.length === 0 ? 'none' : next.join(',') }),
    narrow: (key: GroupKey, values: readonly (number | string)[]) =>
      replace({ [`f.${key}`]: values.length > 0 ? values.join(',') : undefined }),
    clear: () => replace(Object.fromEntries(report.filters.map((key) => [`f.${key}`, undefined]))),
  };
}
export type ReportAddress = ReturnType<typeof useReportAddress>;

const nothing = (get: (name: string) => string): Record<string, undefined> =>
  Object.fromEntries(['saved', 'group', 'currency', ...allFilters].filter((name) => get(name)).map((name) => [name, undefined]));

const allFilters = [...new Set(reportNames.flatMap((name) => (reportNamed(name) as Report).filters))].map((key) => `f.${key}`);

function groupsIn(report: Report, text: string): GroupKey[] {
  if (text === 'none') return [];
  const requested = text.split(',').filter((key): key is GroupKey => (report.groups as readonly string[]).includes(key));
  return requested.length > 0 ? [...new Set(requested)].slice(0, 3) : [...report.by];
}

function chosenIn(report: Report, get: (name: string) => string): Partial<Record<GroupKey, (number | string)[]>> {
  return Object.fromEntries(
    report.filters.flatMap((key) => {
      const values = get(`f.${key}`)
        .split(',')
        .filter(Boolean)
        .map((value) => (isOfRecords(key) && value !== 'self' ? Number(value) : value))
        .filter((value) => typeof value === 'string' || (Number.isSafeInteger(value) && value > 0));
      return values.length > 0 ? [[key, values]] : [];
    }),
  );
}
