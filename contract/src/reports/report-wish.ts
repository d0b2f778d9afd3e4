import { isDate } from '@cadre/rules/calendar';
import { type GroupKey, groupKeys, isOfRecords, mostGroups, type Report } from './report.ts';

/** What is asked of a report: which days, which rows, how they are grouped, in which currency. */
export type ReportWish = {
  date?: { from: string; to: string };
  group_by?: GroupKey[];
  currency?: string;
  search?: string;
  by: Partial<Record<GroupKey, (number | string)[]>>;
};

/** The names of what is wrong with it, as complaints about fields. */
export type WrongWish = Record<string, { code: string }[]>;

/** As it stands in `filters` of a call, and in a saved report. */
export function readReportWish(
  report: Pick<Report, 'groups' | 'filters' | 'hasSearch'>,
  sent: Record<string, unknown>,
): { wish: ReportWish; wrong: WrongWish } {
  const wrong: WrongWish = {};
  const refuse = (name: string) => {
    wrong[name] = [{ code: 'not_valid' }];
  };
  const wish: ReportWish = { by: {} };
  for (const [name, value] of Object.entries(sent)) {
    if (isEmpty(value)) continue;
    if (name === 'date') {
      if (isSpan(value)) wish.date = { from: value.from, to: value.to };
      else refuse(name);
    } else if (name === 'group_by') {
      if (areGroups(report, value)) wish.group_by = value;
      else refuse(name);
    } else if (name === 'currency') {
      if (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) wish.currency = value;
      else refuse(name);
    } else if (name === 'search' && report.hasSearch) {
      if (typeof value === 'string' && value.length <= 100) wish.search = value;
      else refuse(name);
    } else if ((report.filters as readonly string[]).includes(name)) {
      const values = valuesOf(name, value);
      if (values) wish.by[name as GroupKey] = values;
      else refuse(name);
    } else refuse(name);
  }
  return { wish, wrong };
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
    return ['string', 'boolean'].includes(typeof one) && String(one).length <= 40;
  };
  return values.length <= 200 && values.every(fits) ? values.map((one) => (typeof one === 'boolean' ? String(one) : one)) : undefined;
}
