import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useScope } from '../../platform/session.ts';
import type { Department } from './departments-tree.ts';
import { type Reporting, readReporting } from './read-reporting.ts';

/**
 * The departments on a day, with their people for whoever may see the directory. Who reports to whom is known of today alone, and
 * the whole directory is read for it; so only where the chart shows it.
 */
export function useChartTree(as_of: string | undefined, withReporting: boolean) {
  const maySeePeople = useScope('employees.view_directory') !== undefined;
  const query = { as_of, with: maySeePeople ? 'employees' : undefined };
  return useQuery({
    queryKey: ['departments', 'tree', query, withReporting],
    queryFn: async () => {
      const [{ data }, reporting] = await Promise.all([
        api.get<{ data: Department[] }>('/departments/tree', query),
        withReporting ? readReporting() : undefined,
      ]);
      return reporting ? withReports(data, reporting) : data;
    },
    // Another day may stand in while its own people load; a tree without managers may not stand in for one with them.
    ...(!withReporting && { placeholderData: keepPreviousData<Department[]> }),
    meta: { quiet: true },
  });
}

const withReports = (tree: readonly Department[], reporting: Reporting): Department[] =>
  tree.map((department) => ({
    ...department,
    ...(department.employees && { employees: department.employees.map((person) => ({ ...person, ...reporting.get(person.id) })) }),
    children: withReports(department.children, reporting),
  }));
