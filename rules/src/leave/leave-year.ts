import { type Day, dayNumber, dayOfNumber } from '../calendar.ts';
import { addMonths } from '../employment.ts';
import type { Entitled, LeavePolicy } from './policy.ts';

/** The twelve months for which leave is granted, both days included. */
export type LeaveYear = { from: Day; to: Day };

/** The month in which leave years begin, or the day on whose anniversaries they begin. */
export type YearStart = number | Day;

/** The leave year that contains a day. */
export function leaveYearOf(starts: YearStart, day: Day): LeaveYear {
  const first = typeof starts === 'number' ? firstOf(2000, starts) : starts;
  const years = Number(day.slice(0, 4)) - Number(first.slice(0, 4));
  const begins = addMonths(first, 12 * years) <= day ? years : years - 1;
  return { from: addMonths(first, 12 * begins), to: dayBefore(addMonths(first, 12 * (begins + 1))) };
}

export const leaveYearAfter = (starts: YearStart, { to }: LeaveYear): LeaveYear => leaveYearOf(starts, dayOfNumber(dayNumber(to) + 1));

/** When the leave years of a person begin. Anniversaries are those of the first employment, so that a return moves no year. */
export function yearStartOf(
  policy: Pick<LeavePolicy, 'year_starts' | 'year_starts_in'>,
  { employed }: Pick<Entitled, 'employed'>,
): YearStart {
  const first = employed[0]?.hired_on;
  return policy.year_starts === 'hire_date' && first !== undefined ? first : policy.year_starts_in;
}

const known = new Map<Day, readonly LeaveYear[]>();

/** The months of a leave year, in order. They are cached because leave years begin on few different days. */
export function monthsOf({ from, to }: LeaveYear): readonly LeaveYear[] {
  const key = `${from}${to}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size > 1000) known.clear();
  const firsts = Array.from({ length: 12 }, (_, at) => addMonths(from, at));
  const months = firsts.map((first, at) => ({ from: first, to: at === 11 ? to : dayBefore(firsts[at + 1]!) }));
  known.set(key, months);
  return months;
}

const dayBefore = (day: Day): Day => dayOfNumber(dayNumber(day) - 1);
const firstOf = (year: number, month: number): Day => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
