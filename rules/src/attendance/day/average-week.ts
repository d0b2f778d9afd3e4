import { type Day, dayNumber } from '../../calendar.ts';

/** Work from the first known day of a period to its last. Leave is neither work nor rest: it counts as planned. */
export type WorkedPeriod = { from: Day; to: Day; worked_minutes: number; leave_minutes: number };

export type AverageWeek = {
  minutes: number;
  from: Day;
  to: Day;
  /** How many weeks were averaged, begun ones included. */
  weeks: number;
  most_minutes: number | null;
  is_above: boolean;
};

/** A few long weeks do not represent the average of half a year. */
const fewestDays = 28;

/** The employee's average working time per week, and whether it exceeds the limit; `null` if too few days are known. */
export function averageWeek({ from, to, worked_minutes, leave_minutes }: WorkedPeriod, most_minutes: number | null): AverageWeek | null {
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days < fewestDays || worked_minutes === 0) return null;
  const minutes = Math.round(((worked_minutes + leave_minutes) * 7) / days);
  return { minutes, from, to, weeks: Math.ceil(days / 7), most_minutes, is_above: most_minutes !== null && minutes > most_minutes };
}
