import type { House } from '../../../platform/house.ts';
import { allEmployees, changedEmployees } from './due-employees.ts';
import { settleDue, settleQuietly } from './settle-due.ts';
import { always } from './spans.ts';
import { tellOfAlarms } from './tell-of-alarms.ts';

/**
 * Changed and due days are settled every minute; new days every quarter of an hour, since a day begins at a different time in each zone.
 */
export function keepDays(house: House): void {
  house.jobs.every('settle_days', '* * * * *', () => settleChanged(house));
  house.jobs.every('begin_days', '*/15 * * * *', () => beginDays(house));
  house.jobs.every('tell_of_working_time', '42 5 * * *', () => tellOfAlarms(house));
}

export const settleChanged = async ({ db }: House): Promise<void> => settleQuietly(db, await changedEmployees(db));

export const beginDays = async ({ db }: House): Promise<void> => settleDue(db, await allEmployees(db), always);
