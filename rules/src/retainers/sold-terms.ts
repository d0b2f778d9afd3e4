import { apportion } from '../apportion.ts';
import type { Day } from '../calendar.ts';
import { exact, rounded } from '../pay/exact.ts';
import { daysIn, monthAfter, type ProjectDays, type RetainerTerms } from './agreed-months.ts';

/** A retainer without an end is sold for a year. */
const usualMonths = 12;

/** A number of days in a month, by this, is a whole number in every month: the least common multiple of 28, 29, 30 and 31. */
const partsOfMonth = 377_580;

const wholly = { counted: 1, all: 1 };

export type Sale = { minutes: number; amount: number };
export type SoldTerms = Pick<RetainerTerms, 'from_month' | 'included_minutes'> & { fee: number };

/**
 * The terms by which all months of a project together include the minutes and cost the amount that were sold, to the minute and to the minor
 * unit, although its first and its last month count by days.
 */
export function soldTerms(sold: Sale, days: ProjectDays & { from: Day }): SoldTerms[] {
  const months = monthsOf(days);
  const counted = months.map((month) => (days.to === null || days.to < days.from ? wholly : daysIn(month, days)));
  const weights = counted.map(({ counted: part, all }) => (part * partsOfMonth) / all);
  const [minutes, fees] = [sold.minutes, sold.amount].map((whole) =>
    apportion(whole, weights).map((share, at) => wholeMonth(share, counted[at] ?? wholly)),
  );
  return withoutRepeats(months.map((from_month, at) => ({ from_month, included_minutes: minutes?.[at] ?? 0, fee: fees?.[at] ?? 0 })));
}

function monthsOf({ from, to }: ProjectDays & { from: Day }): string[] {
  const months = [from.slice(0, 7)];
  const isOver = () => (to === null ? months.length >= usualMonths : (months.at(-1) ?? '') >= to.slice(0, 7));
  while (!isOver()) months.push(monthAfter(months.at(-1) ?? ''));
  return months;
}

/** The amount of a whole month from its share by days; converting it back rounds to the same share. */
const wholeMonth = (share: number, { counted, all }: typeof wholly): number =>
  counted === all ? share : rounded(exact([share, all], [counted]));

/** The terms from the first sold month on, when more is sold: its hours on top of those of the terms, and its fee if they have one. */
export function addedTerms(terms: readonly RetainerTerms[], sold: readonly SoldTerms[]): RetainerTerms[] {
  const [first] = sold;
  if (!first) return [];
  const later = terms.filter(({ from_month }) => from_month > first.from_month);
  const months = [...new Set([...sold, ...later].map(({ from_month }) => from_month))].sort();
  return withoutRepeats(
    months.map((from_month) => {
      const [held, more] = [inForce(terms, from_month), inForce(sold, from_month)];
      return {
        from_month,
        included_minutes: (held?.included_minutes ?? 0) + (more?.included_minutes ?? 0),
        fee: held && held.fee === null ? null : (held?.fee ?? 0) + (more?.fee ?? 0),
        overage_rate: held?.overage_rate ?? null,
        carry_months: held?.carry_months ?? 0,
        carry_limit: held?.carry_limit ?? null,
      };
    }),
  );
}

const inForce = <T extends { from_month: string }>(terms: readonly T[], month: string): T | undefined =>
  terms
    .filter(({ from_month }) => from_month <= month)
    .sort((one, other) => (one.from_month < other.from_month ? -1 : 1))
    .at(-1);

/** Leaves out terms that equal the ones before them. */
const withoutRepeats = <T extends { from_month: string }>(terms: readonly T[]): T[] =>
  terms.filter((one, at) => {
    const before = terms[at - 1];
    return !before || JSON.stringify({ ...one, from_month: '' }) !== JSON.stringify({ ...before, from_month: '' });
  });
