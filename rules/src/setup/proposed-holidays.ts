import type { Day } from '../calendar.ts';
import { holidaysOfCountries } from './countries/index.ts';
import { daysOfRule, type HolidayName, type HolidayRule, observedOn, on } from './holiday-rules.ts';

/** `recurring`: it returns every year on the same day, so one entry covers all years. */
export type ProposedHoliday = { date: Day; name: HolidayName; recurring: boolean };

/** The public holidays of a whole country in these years, in order; users add regional ones themselves. */
export function proposedHolidays(country: string, years: readonly [number, ...number[]]): ProposedHoliday[] {
  const rules = rulesOf(country);
  const [first] = years;
  const found = rules.flatMap((rule): ProposedHoliday[] =>
    isRecurring(rule)
      ? [{ date: `${first}-${rule.on}`, name: rule.name, recurring: true }]
      : years.flatMap((year) => daysOf(rule, year, rules).map((date) => ({ date, name: rule.name, recurring: false }))),
  );
  return found.filter(isNotTwice).sort((one, other) => one.date.localeCompare(other.date));
}

/** Two holidays on one day are one day off; the recurring one covers both. */
function isNotTwice({ date, recurring }: ProposedHoliday, at: number, all: readonly ProposedHoliday[]): boolean {
  return all.every((other, place) => {
    if (place === at) return true;
    if (other.recurring && !recurring) return other.date.slice(4) !== date.slice(4);
    return other.date !== date || place > at;
  });
}

export const hasHolidays = (country: string): boolean => Object.hasOwn(holidaysOfCountries, country);

const rulesOf = (country: string): readonly HolidayRule[] =>
  Object.hasOwn(holidaysOfCountries, country) ? (holidaysOfCountries[country] as readonly HolidayRule[]) : [on('01-01', 'new_year')];

type Fixed = Extract<HolidayRule, { on: string }>;
const isRecurring = (rule: HolidayRule): rule is Fixed => 'on' in rule && rule.observed === undefined;

function daysOf(rule: HolidayRule, year: number, rules: readonly HolidayRule[]): Day[] {
  const days = daysOfRule(rule, year);
  if (!('on' in rule) || !rule.observed) return days;
  const { observed } = rule;
  return days.map((day) => observedOn(day, observed, takenBefore(rule, year, rules)));
}

/** If two holidays would move to the same day, the first in the list takes it. */
function takenBefore(rule: HolidayRule, year: number, rules: readonly HolidayRule[]): ReadonlySet<Day> {
  const before = rules.slice(0, rules.indexOf(rule)).flatMap((one) => daysOf(one, year, rules));
  const others = rules.filter((one) => one !== rule).flatMap((one) => daysOfRule(one, year));
  return new Set([...before, ...others]);
}
