import { timesheetAttendance } from '@cadre/contract/calls/hours';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../../../platform/call-api.ts';

export type Who = number | 'self';

/** The days of one person from one day to another, with all that made them. */
export const useSheet = (who: Who, from: string, to: string) =>
  useCall(timesheetAttendance, { id: who, type: 'timesheet', from, to }, { select: ({ data }) => data, placeholderData: keepPreviousData });
