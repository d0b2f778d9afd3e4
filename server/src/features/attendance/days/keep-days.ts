import type { Services } from '../../../platform/services.ts';
import { allEmployees, changedEmployees } from './due-employees.ts';
import { notifyOfAlarms } from './notify-of-alarms.ts';
import { settleDue, settleQuietly } from './settle-due.ts';
import { always } from './spans.ts';

/**
 * Changed and due days are settled every minute; new days every quarter of an hour, since a day begins at a different time in each zone.
 */
export function keepDays(services: Services): void {
  services.jobs.every('settle_days', '* * * * *', () => settleChanged(services));
  services.jobs.every('begin_days', '*/15 * * * *', () => beginDays(services));
  services.jobs.every('tell_of_working_time', '42 5 * * *', () => notifyOfAlarms(services));
}

export const settleChanged = async ({ db }: Services): Promise<void> => settleQuietly(db, await changedEmployees(db));

export const beginDays = async ({ db }: Services): Promise<void> => settleDue(db, await allEmployees(db), always);
