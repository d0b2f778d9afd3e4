import { employees, stillHere } from '@cadre/contract/resources/employees';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListAnswer } from '../../../crud/use-list.ts';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { api } from '../../../platform/api.ts';

export type Found = { id: number; name: string; employee_no: string; pic: string | null; department: string };

const shown = 6;

/** People whose name or number fits what was typed. */
export function usePeople(typed: string) {
  const search = useDebounced(typed.trim());
  const query = { per_page: shown, search, filters: JSON.stringify({ status: stillHere }), order_by: 'name', order_dir: 'asc' };
  return useQuery({
    queryKey: [employees.name, 'find', query],
    queryFn: async () => (await api.get<ListAnswer>(`/${employees.name}`, query)).data.map(asFound),
    enabled: search !== '' && typed.trim() !== '',
    placeholderData: keepPreviousData,
  });
}

const asFound = ({ id, name, employee_no, pic, department }: ListAnswer['data'][number]): Found => ({
  id,
  name: String(name),
  employee_no: String(employee_no ?? ''),
  pic: typeof pic === 'string' ? pic : null,
  department: (department as { name: string } | null | undefined)?.name ?? '',
});
