import { type Day, monthSpan } from '../calendar.ts';
import type { PayDay, PayInputs } from './pay-inputs.ts';

/** How the days of a month count: each weighs so much of `of`. */
export type CountedDays = { of: number; days: readonly CountedDay[] };
export type CountedDay = PayDay & { weight: number };

export const isWithin = (day: Day, { from, to }: { from: Day; to: Day | null }): boolean => from <= day && (to === null || day <= to);

/** The days of the month as the policy counts them. All of them together weigh `of`, so a full month is paid exactly. */
export function countDays({ month, policy, days, employed }: PayInputs): CountedDays {
  const known = new Map(days.map((day) => [day.date, day]));
  const all = daysOf(month).map((date) => known.get(date) ?? { date, ...nothing });
  if (policy.basis === 'calendar_days') return { of: all.length, days: all.map((day) => ({ ...day, weight: 1 })) };
  if (policy.basis === 'fixed_30')
    return { of: 30, days: all.map((day, index) => ({ ...day, weight: weightOfThirty(index, all.length) })) };
  const works = workdaysAmong(all, (date) => employed.some((span) => isWithin(date, span)));
  const counted = all.map((day) => ({ ...day, weight: works(day) ? 1 : 0 }));
  return { of: counted.filter(({ weight }) => weight === 1).length, days: counted };
}

const nothing = { expectedMinutes: 0, workedMinutes: 0, creditedMinutes: 0, lateMinutes: 0, unpaid: [] };

export const daysOf = (month: string): Day[] =>
  Array.from({ length: Number(monthSpan(month).to.slice(8)) }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);

/** Every month has thirty days: the 31st counts nothing, and the last of February fills them up. */
const weightOfThirty = (index: number, length: number): number => (index === length - 1 ? 30 - index : 1);

/**
 * Planned days; of days before the hiring or after the leaving, for which nothing is planned, those from Monday to Friday, and so of all days where
 * no plan is kept.
 */
function workdaysAmong(days: readonly PayDay[], isEmployed: (date: Day) => boolean): (day: PayDay) => boolean {
  const planned = (among: readonly PayDay[]): boolean => among.some(({ expectedMinutes }) => expectedMinutes > 0);
  const [inside, outside] = [days.filter(({ date }) => isEmployed(date)), days.filter(({ date }) => !isEmployed(date))];
  const [knowsInside, knowsOutside] = [planned(inside), planned(outside)];
  return ({ date, expectedMinutes }) => {
    const isKnown = isEmployed(date) ? knowsInside : knowsOutside;
    return isKnown ? expectedMinutes > 0 : isWeekday(date);
  };
}

const isWeekday = (date: Day): boolean => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5;
};
