import { addDays, type Day, daysInMonth } from '@cadre/rules/calendar';

/** The weeks that touch the month of a day. Weeks begin on this weekday, Monday being 1. */
export function weeksOf(day: Day, weekStart: number): Day[][] {
  const first = `${day.slice(0, 7)}-01`;
  const before = daysIntoWeek(first, weekStart);
  const count = Math.ceil((before + daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)))) / 7);
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_, index) => addDays(first, week * 7 + index - before)));
}

export const daysIntoWeek = (day: Day, weekStart: number): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 7 - (weekStart % 7)) % 7;

/** The same day of another month, or its last. */
export function addMonths(day: Day, count: number): Day {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const [year, of] = [Math.floor(month / 12), (month % 12) + 1];
  const last = Math.min(Number(day.slice(8)), daysInMonth(year, of));
  return `${year}-${String(of).padStart(2, '0')}-${String(last).padStart(2, '0')}`;
}

export const isWithin = (day: Day, min?: Day, max?: Day): boolean => (!min || day >= min) && (!max || day <= max);

export const within = (day: Day, min?: Day, max?: Day): Day => {
  if (min && day < min) return min;
  return max && day > max ? max : day;
};
