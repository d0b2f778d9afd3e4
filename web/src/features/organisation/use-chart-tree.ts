import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useScope } from '../../platform/session.ts';
import type { Department } from './departments-tree.ts';

/** The departments on a day, with their people for whoever may see the directory; while they load, the day before may stand in. */
export function useChartTree(as_of: string | undefined, mayStandIn: boolean) {
  const maySeePeople = useScope('employees.view_directory') !== undefined;
  const query = { as_of, with: maySeePeople ? 'employees' : undefined };
  return useQuery({
    queryKey: ['departments', 'tree', query],
    queryFn: async () => (await api.get<{ data: Department[] }>('/departments/tree', query)).data,
    ...(mayStandIn && { placeholderData: keepPreviousData<Department[]> }),
    meta: { quiet: true },
  });
}
