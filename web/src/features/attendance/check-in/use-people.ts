import { callsOf } from '@cadre/contract/calls-of';
import { employees, stillHere } from '@cadre/contract/resources/employees';
import { keepPreviousData } from '@tanstack/react-query';
import type { Row } from '../../../fields/kind.ts';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { useCall } from '../../../platform/call-api.ts';

export type Found = { id: number; name: string; employee_no: string; pic: string | null; department: string };

const shown = 6;

/** People whose name or number matches the search text. */
export function usePeople(typed: string) {
  const search = useDebounced(typed.trim());
  return useCall(
    callsOf(employees).list,
    { per_page: shown, search, filters: JSON.stringify({ status: stillHere }), order_by: 'name', order_dir: 'asc' },
    {
      select: ({ data }) => (data as Row[]).map(asFound),
      enabled: search !== '' && typed.trim() !== '',
      placeholderData: keepPreviousData,
    },
  );
}

const asFound = ({ id, name, employee_no, pic, department }: Row): Found => ({
  id,
  name: String(name),
  employee_no: String(employee_no ?? ''),
  pic: typeof pic === 'string' ? pic : null,
  department: (department as { name: string } | null | undefined)?.name ?? '',
});
