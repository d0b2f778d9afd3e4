/** Days are `YYYY-MM-DD` strings. */
export type Day = string;

/** Accepts the years 1000 to 2999: later ones are typing errors, and sums of days or years must never need a fifth digit. */
export const isDate = (value: unknown): value is Day => {
  if (typeof value !== 'string') return false;
  const match = /^([12]\d{3})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
};

export const isMonth = (value: unknown): value is string => typeof value === 'string' && /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(value);

export const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** The first and the last day of `2026-11`. */
export const monthSpan = (month: string): { from: Day; to: Day } => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: `${month}-${daysInMonth(year, number)}` };
};

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const dayMs = 86_400_000;
const known = new Map<Day, number>();
const named = new Map<number, Day>();

/** Days since 1970. Cached, since a year of all employees needs the same few hundred days again and again. */
export function dayNumber(day: Day): number {
  const found = known.get(day);
  if (found !== undefined) return found;
  const number = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / dayMs;
  if (known.size > 20_000) known.clear();
  known.set(day, number);
  return number;
}

export function dayOfNumber(number: number): Day {
  const found = named.get(number);
  if (found !== undefined) return found;
  const day = new Date(number * dayMs).toISOString().slice(0, 10);
  if (named.size > 20_000) named.clear();
  named.set(number, day);
  return day;
}

/** Every day from the first to the last. */
export const daysThrough = (from: Day, to: Day): Day[] =>
  Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, at) => dayOfNumber(dayNumber(from) + at));

export const addDays = (day: Day, count: number): Day => dayOfNumber(dayNumber(day) + count);

/** The day it is at `instant` in `zone`. */
export const dayIn = (zone: string, instant: Date): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);

/** Greeting by the clock of the reader. */
export const partOfDay = (hour: number): 'morning' | 'afternoon' | 'evening' => {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
};
