import { weekdayOf } from '../attendance/plan/iso-week.ts';
import { addDays, type Day } from '../calendar.ts';

/** The automatic action of a level whose approvers have not responded in time. */
export const autoActions = ['none', 'approve', 'reject', 'escalate'] as const;
export type AutoAction = (typeof autoActions)[number];

/** Approvers have the whole of these working days after the day of the request; on the last of them they are warned, on the next day the level acts. */
export function automaticDays(requested: Day, workingDays: number, holidays: ReadonlySet<Day>): { warns_on: Day; acts_on: Day } {
  let day = requested;
  for (let left = workingDays; left > 0; ) {
    day = addDays(day, 1);
    if (weekdayOf(day) <= 5 && !holidays.has(day)) left -= 1;
  }
  return { warns_on: day, acts_on: addDays(day, 1) };
}

const dayInMs = 86_400_000;

type Timer = { warns_at: number; warned_at: number | null; acts_at: number };

/**
 * The step that is due now, in milliseconds. A level never acts less than a day after its warning, so a server outage never costs an
 * approver the chance to respond.
 */
export function automaticStep(now: number, { warns_at, warned_at, acts_at }: Timer): 'warn' | 'act' | null {
  if (warned_at === null) return now >= warns_at ? 'warn' : null;
  return now >= Math.max(acts_at, warned_at + dayInMs) ? 'act' : null;
}
