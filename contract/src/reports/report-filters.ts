import { comparisons } from '@cadre/rules/reports/compared-span';
import { boolean, choice, currency, date, list, reference, text } from '../fields.ts';
import type { Filter, Filters } from '../filter.ts';
import { groupResources, isComparable, isOfRecords, type Report } from './report.ts';

export type Filtered = Pick<Report, 'groups' | 'filters' | 'hasSearch'> & Partial<Pick<Report, 'span' | 'columns'>>;

/** All parameters of a report's `filters`: filters and grouping. */
export const reportFilters = (report: Filtered): Filters => ({
  date: { field: date() },
  group_by: { field: list(choice({ options: report.groups }), { max: 3 }), one: true },
  currency: { field: currency(), one: true },
  ...(isComparable(report) && { compare: { field: choice({ options: comparisons }), one: true } }),
  ...(report.hasSearch && { search: { field: text({ max: 100 }), one: true } }),
  ...Object.fromEntries(report.filters.map((key) => [key, keyFilter(key)])),
  ...Object.fromEntries(report.filters.filter(isOfRecords).map((key) => [`${key}_id`, { ...keyFilter(key), as: [key] }])),
});

const keyFilter = (key: Report['filters'][number]): Filter => {
  if (isOfRecords(key)) return { field: reference(groupResources[key]) };
  return { field: key === 'billable' ? boolean() : text({ max: 40 }) };
};

/** The name of a filter in a report: `employee` for `employee_id`, as in lists. */
export function keyOfFilter({ filters }: Filtered, name: string): string {
  const key = name.endsWith('_id') ? name.slice(0, -3) : name;
  return key !== name && isOfRecords(key) && filters.includes(key) ? key : name;
}
