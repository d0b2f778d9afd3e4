import type { ClockTime, DayPlan, Moment } from '../attendance/facts.ts';
import { momentWithin } from '../attendance/plan/shift-hours.ts';
import { momentAt } from '../attendance/plan/zone.ts';
import { addDays, type Day } from '../calendar.ts';
import type { Portion } from './count-leave.ts';

export type Absence = {
  from_date: Day;
  to_date: Day;
  from_slot: Portion;
  to_slot: Portion;
  from_time: ClockTime | null;
  to_time: ClockTime | null;
};

/**
 * From when to when a calendar shows an absence; undefined where it shows whole days. Hours of a night shift are on the day on which the clock
 * shows them, and several days that begin or end at noon do so in the employee's time zone.
 */
export function eventHours(absence: Absence, { shift, zone }: Pick<DayPlan, 'shift' | 'zone'>): { from: Moment; to: Moment } | undefined {
  const { from_date, to_date, from_slot, to_slot, from_time, to_time } = absence;
  if (from_time && to_time) {
    const at = (clock: ClockTime): Moment => (shift ? momentWithin(shift, from_date, zone, clock) : momentAt(zone, from_date, clock).at);
    const from = at(from_time);
    const to = at(to_time);
    return { from, to: to > from ? to : momentAt(zone, addDays(from_date, 1), to_time).at };
  }
  if (from_date === to_date || (from_slot === 'full' && to_slot === 'full')) return undefined;
  return {
    from: momentAt(zone, from_date, from_slot === 'pm' ? '12:00' : '00:00').at,
    to: to_slot === 'am' ? momentAt(zone, to_date, '12:00').at : momentAt(zone, addDays(to_date, 1), '00:00').at,
  };
}
