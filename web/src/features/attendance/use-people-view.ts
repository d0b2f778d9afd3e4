import { attendances } from '@cadre/contract/resources/attendances';
import { employees } from '@cadre/contract/resources/employees';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListMeta } from '../../crud/use-list.ts';
import { usePage } from '../../crud/use-page.ts';
import { api } from '../../platform/api.ts';

const narrowedBy = ['department_id', 'branch_id'];
const options = { hideFields: employees.filters.filter((name) => !narrowedBy.includes(name)) };

/** One row per person over a period: searched, filtered and turned like the list of employees. */
export function usePeopleView<R>(path: string, period: Record<string, string | undefined>) {
  const page = usePage(employees, options);
  const { page: number, per_page, q, filters } = page.address.list;
  const query = {
    ...period,
    page: number,
    per_page,
    search: q || undefined,
    filters: Object.keys(filters).length > 0 ? JSON.stringify(filters) : undefined,
  };
  const answer = useQuery({
    queryKey: [attendances.name, path, query],
    queryFn: () => api.get<{ data: R[]; meta: ListMeta }>(path, query),
    placeholderData: keepPreviousData,
  });
  return { page, answer };
}
