import { type Day, daysInMonth } from '@cadre/rules/calendar';

/** `2026-11` and so many months further. */
export function addMonths(month: string, count: number): string {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}

export const daysOfMonth = (month: string): Day[] =>
  Array.from(
    { length: daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7))) },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
