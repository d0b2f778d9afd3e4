import { type Day, dayNumber, daysThrough } from '../../calendar.ts';
import type { PayDay, PayInputs } from '../pay-inputs.ts';
import { isWholeMonth, type PayPeriod, spanOf } from '../pay-period.ts';

/** How the days of a pay period count: each by its `weight`, out of `of`. */
export type CountedDays = { of: number; days: readonly CountedDay[] };
export type CountedDay = PayDay & { weight: number };

export const isWithin = (day: Day, { from, to }: { from: Day; to: Day | null }): boolean => from <= day && (to === null || day <= to);

/** The days of the period as the policy counts them. All of them together weigh `of`, so a whole one is paid exactly. Only a month has thirty days. */
export function countDays({ month, policy, days, employed }: PayInputs): CountedDays {
  const all = wholePeriod(month, days);
  const isCalendar = policy.basis === 'calendar_days' || (policy.basis === 'fixed_30' && !isWholeMonth(month));
  if (isCalendar) return { of: all.length, days: all.map((day) => counted(day, 1)) };
  if (policy.basis === 'fixed_30') return { of: 30, days: all.map((day, index) => counted(day, weightOfThirty(index, all.length))) };
  const works = workdaysAmong(all, (date) => employed.some((span) => isWithin(date, span)));
  const weighed = all.map((day) => counted(day, works(day) ? 1 : 0));
  return { of: weighed.filter(({ weight }) => weight === 1).length, days: weighed };
}

const counted = ({ date, expectedMinutes, workedMinutes, creditedMinutes, lateMinutes, unpaid }: PayDay, weight: number): CountedDay => ({
  date,
  expectedMinutes,
  workedMinutes,
  creditedMinutes,
  lateMinutes,
  unpaid,
  weight,
});

/** The given days, with empty ones for days that are missing. A complete and ordered list is returned unchanged. */
function wholePeriod(period: PayPeriod, days: readonly PayDay[]): readonly PayDay[] {
  const { from, to } = spanOf(period);
  if (days.length === dayNumber(to) - dayNumber(from) + 1 && isInOrder(days) && days[0]!.date === from && days.at(-1)!.date === to)
    return days;
  const known = new Map(days.map((day) => [day.date, day]));
  return daysOf(period).map((date) => known.get(date) ?? { date, ...nothing });
}

function isInOrder(days: readonly PayDay[]): boolean {
  for (let at = 1; at < days.length; at += 1) if (days[at - 1]!.date >= days[at]!.date) return false;
  return true;
}

const nothing = { expectedMinutes: 0, workedMinutes: 0, creditedMinutes: 0, lateMinutes: 0, unpaid: [] };

export const daysOf = (period: PayPeriod): Day[] => {
  const { from, to } = spanOf(period);
  return daysThrough(from, to);
};

/** Every month counts thirty days: the 31st has no weight, and the last day of February makes up the rest. */
const weightOfThirty = (index: number, length: number): number => (index === length - 1 ? 30 - index : 1);

/**
 * Working days are the planned days. If no day inside the employment is planned, Monday to Friday count there; the same applies to the days
 * before hiring and after leaving.
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
