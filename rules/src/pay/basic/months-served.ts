import { addDays, type Day, dayNumber, daysInMonth, monthSpan } from '../../calendar.ts';

/** How an instalment counts months: whole ones, those with at least 15 days, or every one that began. */
export const serviceRules = ['full_months', 'half_months', 'started_months'] as const;

export type InstalmentTerms = {
  /** From 1 to 12. */
  payMonths: readonly number[];
  rule: (typeof serviceRules)[number];
  /** Whole days of unpaid leave are not served. */
  lessUnpaidLeave: boolean;
  /** The months in which it is agreed, `2026-07`. */
  from: string;
  until: string | null;
};

type Span = { from: Day; to: Day };

export type Service = {
  /** All employments, the earliest first. */
  employed: readonly { from: Day; to: Day | null }[];
  unpaidLeave: readonly Span[];
};

/** The service that an instalment pays for: the months since the one before, and the first and last day. */
export type MonthsServed = Span & { months: number };

/**
 * An instalment pays for the months since the one before. It is due in its months, on leaving and when it ends. An employment that ended earlier was
 * paid when it ended.
 */
export function monthsServed(month: string, terms: InstalmentTerms, { employed, unpaidLeave }: Service): MonthsServed | null {
  const { to: lastDay } = monthSpan(month);
  const current = employed.filter(({ from, to }) => from <= lastDay && (to === null || to >= `${month}-01`));
  const isDue = terms.payMonths.includes(numberOf(month)) || terms.until === month;
  const paid = isDue ? current : current.filter(({ to }) => to !== null && to <= lastDay);
  const [first] = paid;
  if (!first || month < terms.from || (terms.until !== null && month > terms.until)) return null;
  const since = latest(monthAfterLastPay(month, terms.payMonths), terms.from, first.from.slice(0, 7));
  const away = terms.lessUnpaidLeave ? unpaidLeave : [];
  const before = employed.filter(({ to }) => to !== null && to < first.from);
  const counts = (of: string, spans: Service['employed']): boolean => isServed(of, daysServed(of, spans, away), terms.rule);
  const months = monthsFrom(since, month).filter((of) => counts(of, [...before, ...paid]) && !counts(of, before)).length;
  if (months === 0) return null;
  const last = paid.at(-1)?.to ?? lastDay;
  return { from: latest(first.from, `${since}-01`), to: last < lastDay ? last : lastDay, months };
}

const numberOf = (month: string): number => Number(month.slice(5));

const latest = (...days: readonly string[]): string => days.reduce((one, other) => (one > other ? one : other));

function monthAfterLastPay(month: string, payMonths: readonly number[]): string {
  let since = month;
  for (let count = 1; count < 12 && !payMonths.includes(numberOf(monthBefore(since))); count += 1) since = monthBefore(since);
  return since;
}

const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = monthBefore(month)) months.push(month);
  return months;
}

function daysServed(month: string, employed: Service['employed'], away: readonly Span[]): number {
  const whole = monthSpan(month);
  let days = 0;
  for (const span of employed) {
    const inMonth = overlap(whole, { from: span.from, to: span.to ?? whole.to });
    if (inMonth) days += lengthOf(inMonth) - away.reduce((sum, off) => sum + lengthOf(overlap(inMonth, off)), 0);
  }
  return days;
}

function overlap(one: Span, other: Span): Span | null {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from <= to ? { from, to } : null;
}

const lengthOf = (span: Span | null): number => (span ? dayNumber(span.to) - dayNumber(span.from) + 1 : 0);

const fewestOfHalf = 15;

function isServed(month: string, days: number, rule: InstalmentTerms['rule']): boolean {
  if (rule === 'started_months') return days > 0;
  if (rule === 'half_months') return days >= fewestOfHalf;
  return days === daysInMonth(Number(month.slice(0, 4)), numberOf(month));
}
