import { type Day, dayNumber, dayOfNumber } from '../calendar.ts';

/** The twelve months for which leave is granted, both days included. */
export type LeaveYear = { from: Day; to: Day };

/** The leave year that a day lies in. */
export function leaveYearOf(starts_in: number, day: Day): LeaveYear {
  const year = Number(day.slice(0, 4));
  const begins = Number(day.slice(5, 7)) >= starts_in ? year : year - 1;
  return { from: firstOf(begins, starts_in), to: dayBefore(firstOf(begins + 1, starts_in)) };
}

export const leaveYearAfter = (starts_in: number, { to }: LeaveYear): LeaveYear => leaveYearOf(starts_in, dayOfNumber(dayNumber(to) + 1));

const known = new Map<Day, readonly LeaveYear[]>();

/** Its months in order. Everybody's year begins on one of a few days. */
export function monthsOf({ from }: LeaveYear): readonly LeaveYear[] {
  const found = known.get(from);
  if (found) return found;
  if (known.size > 1000) known.clear();
  const months = monthsSince(from);
  known.set(from, months);
  return months;
}

const monthsSince = (from: Day): LeaveYear[] => {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const firsts = Array.from({ length: 13 }, (_, at) => firstOf(year + Math.floor((month - 1 + at) / 12), ((month - 1 + at) % 12) + 1));
  return firsts.slice(0, 12).map((first, at) => ({ from: first, to: dayBefore(firsts[at + 1]!) }));
};

const dayBefore = (day: Day): Day => dayOfNumber(dayNumber(day) - 1);
const firstOf = (year: number, month: number): Day => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
