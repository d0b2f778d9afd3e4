import type { LeaveDay } from '@cadre/rules/leave/count-leave';
import type { Columns } from '../../../platform/database/tables.ts';
import { inUnits } from '../categories/amounts.ts';

export type StoredDay = Columns<'leave_days', 'id' | 'leave_id' | 'date' | 'slot' | 'minutes' | 'amount' | 'skipped' | 'year'>;
export type DayChanges = { changed: (LeaveDay & { id: number })[]; added: LeaveDay[]; removed: number[] };

/** The changes that turn the stored days of a leave into the counted ones; amounts in the unit of the category. */
export function dayChanges(stored: readonly StoredDay[], counted: readonly LeaveDay[]): DayChanges {
  const fresh = new Map(counted.map((day) => [keyOf(day), { ...day, amount: inUnits(day.amount) }]));
  const changes: DayChanges = { changed: [], added: [], removed: [] };
  for (const day of stored) {
    const now = fresh.get(keyOf(day));
    fresh.delete(keyOf(day));
    if (!now) changes.removed.push(day.id);
    else if (!isSame(day, now)) changes.changed.push({ ...now, id: day.id });
  }
  return { ...changes, added: [...fresh.values()] };
}

const keyOf = ({ date, slot }: { date: string; slot: string }): string => `${date} ${slot}`;

const isSame = (day: StoredDay, now: LeaveDay): boolean =>
  day.minutes === now.minutes && Number(day.amount) === now.amount && day.skipped === now.skipped && day.year === now.year;
