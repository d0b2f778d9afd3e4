import { isoWeekOf } from '../attendance/plan/iso-week.ts';
import { addDays, type Day } from '../calendar.ts';

/** The number of past weeks that an employee can owe. */
export const lookBackWeeks = 13;

/** A week is due on the Monday after it, at this hour of the employee's local time. */
const dueHour = 10;

export type Weekly = { year: number; week: number; from: Day; to: Day };

/** The Monday of the week that a day is in. */
export const mondayBefore = (day: Day): Day => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
};

export const weekFrom = (monday: Day): Weekly => ({ ...isoWeekOf(monday), from: monday, to: addDays(monday, 6) });

type Owing = {
  /** In the employee's time zone. */
  today: Day;
  /** The day on which the company began with time cards. */
  begun: Day;
  /** When they were employed. */
  employed: readonly { hired_on: Day; left_on: Day | null }[];
};

/** The weeks that an employee should have submitted by now, the oldest first. */
export function dueWeeks({ today, begun, employed }: Owing): Weekly[] {
  const first = mondayBefore(later(addDays(today, -7 * lookBackWeeks), begun));
  const weeks: Weekly[] = [];
  for (let monday = first; addDays(monday, 6) < today; monday = addDays(monday, 7)) {
    const week = weekFrom(monday);
    if (employed.some(({ hired_on, left_on }) => hired_on <= week.to && (left_on === null || left_on >= week.from))) weeks.push(week);
  }
  return weeks;
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);

type CardState = 'draft' | 'submitted' | 'approved' | 'rejected';

/** Whether a week is missing: time is required, and the week is not submitted or was rejected. */
export const isMissing = (required_minutes: number, status: CardState | null): boolean =>
  required_minutes > 0 && (status === null || status === 'draft' || status === 'rejected');

/** A week is on time if it is submitted by the due hour. `at` is the employee's local time: `2026-11-16T09:30`. */
export const isOnTime = ({ to }: Pick<Weekly, 'to'>, at: string): boolean =>
  at <= `${addDays(to, 1)}T${String(dueHour).padStart(2, '0')}:00`;
