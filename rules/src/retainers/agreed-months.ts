import { type Day, dayNumber, monthSpan } from '../calendar.ts';
import { addMonths } from '../employment.ts';
import { exact, rounded } from '../pay/exact.ts';

/**
 * The monthly terms of a retainer, from a month on until later terms replace them. Without a fee its hours are billed by the hour. The rest
 * of a month is carried to the `carry_months` that follow, at most `carry_limit` minutes at a time.
 */
export type RetainerTerms = {
  /** `2026-11` */
  from_month: string;
  included_minutes: number;
  /** In minor units. */
  fee: number | null;
  /** Of an hour beyond the included ones; without it the rates of the project apply. */
  overage_rate: number | null;
  carry_months: number;
  carry_limit: number | null;
};

export type AgreedMonth<T extends RetainerTerms = RetainerTerms> = {
  month: string;
  /** Its first day within the project. */
  from: Day;
  included: number;
  fee: number | null;
  terms: T;
};

/** The days of the project; null for a missing start or end. */
export type ProjectDays = { from: Day | null; to: Day | null };

/** The months of a retainer up to the last one: whole months, but for the first and the last of the project, which count by days. */
export function agreedMonths<T extends RetainerTerms>(terms: readonly T[], days: ProjectDays, last: string): AgreedMonth<T>[] {
  const sorted = terms.toSorted((one, other) => (one.from_month < other.from_month ? -1 : 1));
  const [first] = sorted;
  if (!first) return [];
  const months: AgreedMonth<T>[] = [];
  let held = first;
  for (
    let month = later(first.from_month, days.from?.slice(0, 7));
    month <= earlier(last, days.to?.slice(0, 7));
    month = monthAfter(month)
  ) {
    held = sorted.findLast(({ from_month }) => from_month <= month) ?? held;
    const part = (amount: number) => partOfMonth(amount, month, days);
    months.push({
      month,
      from: later(`${month}-01`, days.from ?? undefined),
      included: part(held.included_minutes),
      fee: held.fee === null ? null : part(held.fee),
      terms: held,
    });
  }
  return months;
}

/** By the days of the project in a month, to the whole minute or minor unit, half up. */
export function partOfMonth(amount: number, month: string, days: ProjectDays): number {
  const { counted, all } = daysIn(month, days);
  return counted === all ? amount : rounded(exact([amount, counted], [all]));
}

/** The days of a month within the project, and all days of the month. */
export function daysIn(month: string, { from, to }: ProjectDays): { counted: number; all: number } {
  const span = monthSpan(month);
  const counted = dayNumber(earlier(span.to, to ?? undefined)) - dayNumber(later(span.from, from ?? undefined)) + 1;
  return { counted: Math.max(0, counted), all: dayNumber(span.to) - dayNumber(span.from) + 1 };
}

export const monthAfter = (month: string): string => addMonths(`${month}-01`, 1).slice(0, 7);

const later = (one: string, other: string | undefined): string => (other !== undefined && other > one ? other : one);
const earlier = (one: string, other: string | undefined): string => (other !== undefined && other < one ? other : one);
