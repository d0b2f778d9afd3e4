import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import type { Department } from './departments-tree.ts';

/** Under the name of the resource, so that every change of a department asks for it again. */
export const useDepartmentsTree = () =>
  useQuery({
    queryKey: ['departments', 'tree'],
    queryFn: async () => (await api.get<{ data: Department[] }>('/departments/tree')).data,
    meta: { quiet: true },
  });
