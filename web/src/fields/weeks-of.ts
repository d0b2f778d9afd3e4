import { addDays, type Day, daysInMonth } from '@cadre/rules/calendar';

/** The weeks that touch the month of a day. Weeks begin on this weekday, Monday being 1. */
export function weeksOf(day: Day, weekStart: number): Day[][] {
  const first = `${day.slice(0, 7)}-01`;
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 7 - (weekStart % 7)) % 7;
  const count = Math.ceil((before + daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)))) / 7);
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_, index) => addDays(first, week * 7 + index - before)));
}
