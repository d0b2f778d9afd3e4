import { planningBoard } from '@cadre/contract/calls/planning';
import { keepPreviousData } from '@tanstack/react-query';
import { useDebounced } from '../../fields/use-debounced.ts';
import { useCall } from '../../platform/call-api.ts';
import type { BoardAddress } from './use-board-address.ts';

const mostRows = 200;

export function useBoard({ from, to, by, q, page, department_id, skills, free }: BoardAddress) {
  const search = useDebounced(q);
  return useCall(
    planningBoard,
    {
      from,
      to,
      by,
      search: search || undefined,
      department_id,
      skills,
      free: free === undefined ? undefined : Math.round(free * 60),
      page,
      per_page: mostRows,
    },
    { placeholderData: keepPreviousData },
  );
}
