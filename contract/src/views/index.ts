import { leaveBalances } from './leave-balances.ts';
import { timesheet } from './timesheet.ts';
import { weeklyHours } from './weekly-hours.ts';

/** Every view. A line here gives it its calls, its documents and its file. */
export const views = { 'weekly-hours': weeklyHours, timesheet, 'leave-balances': leaveBalances } as const;

export type ViewName = keyof typeof views;
