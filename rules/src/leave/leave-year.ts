import { addDays, type Day } from '../calendar.ts';

/** The twelve months for which leave is granted, both days included. */
export type LeaveYear = { from: Day; to: Day };

/** The leave year that a day lies in. */
export function leaveYearOf(starts_in: number, day: Day): LeaveYear {
  const year = Number(day.slice(0, 4));
  const begins = Number(day.slice(5, 7)) >= starts_in ? year : year - 1;
  return { from: firstOf(begins, starts_in), to: addDays(firstOf(begins + 1, starts_in), -1) };
}

export const leaveYearAfter = (starts_in: number, { to }: LeaveYear): LeaveYear => leaveYearOf(starts_in, addDays(to, 1));

/** Its months in order. */
export const monthsOf = ({ from }: LeaveYear): LeaveYear[] =>
  Array.from({ length: 12 }, (_, at) => {
    const month = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1 + at;
    const first = firstOf(Math.floor(month / 12), (month % 12) + 1);
    return { from: first, to: addDays(firstOf(Math.floor((month + 1) / 12), ((month + 1) % 12) + 1), -1) };
  });

const firstOf = (year: number, month: number): Day => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
