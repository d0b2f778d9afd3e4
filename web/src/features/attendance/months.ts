import { type Day, daysInMonth } from '@cadre/rules/calendar';

export const daysOfMonth = (month: string): Day[] =>
  Array.from(
    { length: daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7))) },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
