import { weekdayOf } from '../attendance/plan/iso-week.ts';
import { addDays, type Day, dayNumber, daysThrough } from '../calendar.ts';

/** When an employee is booked, and how long on each day: a number of minutes, or a share of the planned work. Mondays are 1. */
export type Booked = {
  from_date: Day;
  to_date: Day;
  minutes_per_day: number | null;
  share_bp: number | null;
  weekdays: readonly number[];
};

/** The employee's planned minutes of a day, regardless of leave: zero on days off and on holidays. */
export type PlannedOn = (day: Day) => number;

const isBookedOn = ({ from_date, to_date, weekdays }: Booked, day: Day): boolean =>
  from_date <= day && day <= to_date && weekdays.includes(weekdayOf(day));

/** The minutes of a booking on a day; zero on a day off. */
export function bookedMinutes(booking: Booked, day: Day, planned: number): number {
  if (planned <= 0 || !isBookedOn(booking, day)) return 0;
  return booking.minutes_per_day ?? Math.round((planned * (booking.share_bp ?? 0)) / 10_000);
}

export const totalMinutes = (booking: Booked, plannedOn: PlannedOn): number =>
  daysThrough(booking.from_date, booking.to_date).reduce((sum, day) => sum + bookedMinutes(booking, day, plannedOn(day)), 0);

/** Booked days on which no work is planned. */
export const idleDays = (booking: Booked, plannedOn: PlannedOn): Day[] =>
  daysThrough(booking.from_date, booking.to_date).filter((day) => isBookedOn(booking, day) && plannedOn(day) <= 0);

export type Span = Pick<Booked, 'from_date' | 'to_date'>;

export const movedBy = ({ from_date, to_date }: Span, days: number): Span => ({
  from_date: addDays(from_date, days),
  to_date: addDays(to_date, days),
});

/** Moves one edge by this number of days; the other stays, and at least one day remains. */
export function resizedBy({ from_date, to_date }: Span, edge: 'start' | 'end', days: number): Span {
  if (edge === 'start') return { from_date: earlier(addDays(from_date, days), to_date), to_date };
  return { from_date, to_date: later(addDays(to_date, days), from_date) };
}

/** The days before the given one, and the days from it on; undefined if one part would be empty. */
export function splitAt({ from_date, to_date }: Span, day: Day): readonly [Span, Span] | undefined {
  if (day <= from_date || day > to_date) return undefined;
  return [
    { from_date, to_date: addDays(day, -1) },
    { from_date: day, to_date },
  ];
}

/** The day that splits it into two parts of about the same length: the Monday nearest to the middle, if it is within the booking. */
export function middleOf({ from_date, to_date }: Span): Day | undefined {
  const length = dayNumber(to_date) - dayNumber(from_date) + 1;
  if (length < 2) return undefined;
  const middle = addDays(from_date, Math.ceil(length / 2));
  const weekday = weekdayOf(middle);
  const monday = addDays(middle, weekday > 4 ? 8 - weekday : 1 - weekday);
  return from_date < monday && monday <= to_date ? monday : middle;
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);
const later = (one: Day, other: Day): Day => (one > other ? one : other);
