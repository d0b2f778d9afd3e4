import { absences } from '@cadre/contract/calls/absences';
import { keepPreviousData } from '@tanstack/react-query';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { useCall } from '../../../platform/call-api.ts';
import type { CalendarAddress } from './use-calendar-address.ts';

const mostPeople = 500;

/** The absences in the period of a calendar, by its filters. */
export function useAbsences({ span, chosen, q, isOnlyAway, page }: CalendarAddress) {
  const search = useDebounced(q.trim());
  const idOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));
  return useCall(
    absences,
    {
      ...span,
      department_id: idOf(chosen.department_id),
      branch_id: idOf(chosen.branch_id),
      leave_category_id: idOf(chosen.leave_category_id),
      status: chosen.status === 'pending' || chosen.status === 'approved' ? chosen.status : undefined,
      search: search || undefined,
      only: isOnlyAway ? 'away' : undefined,
      page,
      per_page: mostPeople,
    },
    { placeholderData: keepPreviousData },
  );
}
