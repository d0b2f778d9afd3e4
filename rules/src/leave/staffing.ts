import type { Day } from '../calendar.ts';

/** A colleague: whether they are to work on a day, and from when to when they are away. */
export type Colleague = { works: (day: Day) => boolean; away: readonly { from: Day; to: Day }[] };
/** The people who are to work on a day, and how many of them are present. */
export type Staffing = { date: Day; people: number; present: number };

/**
 * The staffing on days of a requested absence. The requester is to work then and counts as absent. A colleague who is away for half a day
 * counts as absent.
 */
export const staffingOn = (days: readonly Day[], colleagues: readonly Colleague[]): Staffing[] =>
  days.map((date) => {
    const due = colleagues.filter(({ works }) => works(date));
    const present = due.filter(({ away }) => !away.some(({ from, to }) => from <= date && date <= to)).length;
    return { date, people: due.length + 1, present };
  });

/** The day with the fewest people, by their share; of equals the first. */
export const lowestStaffing = (staffing: readonly Staffing[]): Staffing | null =>
  staffing.reduce<Staffing | null>((least, day) => (least && shareOf(least) <= shareOf(day) ? least : day), null);

const shareOf = ({ people, present }: Staffing): number => present / people;
