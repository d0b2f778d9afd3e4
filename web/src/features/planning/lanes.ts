import type { Day } from '@cadre/rules/calendar';

type Spanned = { id: number; from_date: Day; to_date: Day };

/** The lane of each booking, so that none covers another; and the number of lanes. */
export function lanesOf(bookings: readonly Spanned[]): { laneOf: ReadonlyMap<number, number>; count: number } {
  const ends: Day[] = [];
  const laneOf = new Map<number, number>();
  const inOrder = bookings.toSorted((one, other) => one.from_date.localeCompare(other.from_date) || one.id - other.id);
  for (const { id, from_date, to_date } of inOrder) {
    const free = ends.findIndex((end) => end < from_date);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to_date;
    laneOf.set(id, lane);
  }
  return { laneOf, count: ends.length };
}
