import type { SetupProposals } from '@cadre/contract/calls/setup-proposals';
import type { SetupRecord } from './setup-record.ts';

type Branch = { name: string; country: string } & Record<string, unknown>;
type Holidays = SetupProposals['holidays'];

/** A branch with its own calendar and the holidays in it. */
export const branchRecords = (branch: Branch, calendarName: string, holidays: Holidays): SetupRecord[] => [
  { model: 'holiday-calendars', key: 'calendar', values: { name: calendarName, country: branch.country }, label: calendarName },
  ...holidays.map((holiday) => ({
    model: 'holidays',
    values: { ...holiday, holiday_calendar_id: '@calendar' },
    label: holiday.name,
  })),
  { model: 'branches', values: { ...branch, holiday_calendar_id: '@calendar' }, label: branch.name },
];
