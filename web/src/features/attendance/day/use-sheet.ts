import type { Timesheet } from '@cadre/contract/calls/hours';
import { attendances } from '@cadre/contract/resources/attendances';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

export type Who = number | 'self';

/** The days of one person from one day to another, with all that made them. */
export const useSheet = (who: Who, from: string, to: string) =>
  useQuery({
    queryKey: [attendances.name, 'sheet', who, from, to],
    queryFn: async () => (await api.get<{ data: Timesheet }>(`/employees/${who}/attendance`, { type: 'timesheet', from, to })).data,
    placeholderData: keepPreviousData,
  });
