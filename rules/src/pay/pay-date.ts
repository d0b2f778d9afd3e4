import { type Day, daysInMonth } from '../calendar.ts';
import { addMonths } from '../employment.ts';

/** The usual pay day of a month; months that are shorter pay on their last day. */
export function payDateOf(month: string, payDay: number): Day {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${month}-${String(Math.min(payDay, daysInMonth(year, number))).padStart(2, '0')}`;
}

/** The month that the next regular run pays: the one after the latest, or this month before the first run. */
export const nextMonthToPay = (latest: string | undefined, today: Day): string =>
  latest === undefined ? today.slice(0, 7) : addMonths(`${latest}-01`, 1).slice(0, 7);
