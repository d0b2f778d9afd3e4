import type { Resource } from '@cadre/contract/resource';
import { useQuery } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import type { ListState } from './address.ts';
import type { ListAnswer } from './use-list.ts';

/** A page that holds no rows: counting shows nobody's data, so it must not go on record as a look at it. */
const beyond = { page: 100_000, per_page: 1 };

/** How many records these filters leave. */
export function useCount(of: Resource, filters: ListState['filters'], isAsked: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: [of.name, 'count', filters],
    queryFn: async () => (await api.get<ListAnswer>(`/${of.name}`, { ...beyond, filters: JSON.stringify(filters) })).meta.total,
    enabled: isAsked,
    meta: { quiet: true },
  });
  return data;
}
