import { type Day, daysThrough } from '@cadre/rules/calendar';
import type { CalendarEvent } from '@cadre/rules/icalendar';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { FeedContext } from './away-events.ts';

/** The holidays that apply to the owner on each day, at their workplace of that day. */
export async function holidayEvents(
  plansOf: Plans['plansOf'],
  { db, employee_id, host }: FeedContext,
  { from, to }: { from: Day; to: Day },
): Promise<CalendarEvent[]> {
  const planOf = (await plansOf(db, [employee_id], from, to)).get(employee_id);
  if (!planOf) return [];
  return daysThrough(from, to).flatMap((date): CalendarEvent[] => {
    const holiday = planOf(date).holiday;
    if (!holiday) return [];
    const uid = `holiday-${date}-${employee_id}@${host}`;
    return [{ uid, title: holiday.name, from: date, to: date, sequence: 0, changed_at: Date.parse(`${from}T00:00:00Z`), isBusy: false }];
  });
}
