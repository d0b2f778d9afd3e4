import type { House } from '../../../platform/house.ts';
import { allEmployees, changedEmployees } from './due-employees.ts';
import { settleDue, settleQuietly } from './settle-due.ts';
import { always } from './spans.ts';
import { tellOfAlarms } from './tell-of-alarms.ts';

/** Every minute what changed or came due; at every quarter of an hour, when a day begins somewhere, the new day of everybody there. */
export function keepDays(house: House): void {
  house.jobs.every('settle_days', '* * * * *', () => settleChanged(house));
  house.jobs.every('begin_days', '*/15 * * * *', () => beginDays(house));
  house.jobs.every('tell_of_working_time', '42 5 * * *', () => tellOfAlarms(house));
}

export const settleChanged = async ({ db }: House): Promise<void> => settleQuietly(db, await changedEmployees(db));

export const beginDays = async ({ db }: House): Promise<void> => settleDue(db, await allEmployees(db), always);
