import type { Resource } from '@cadre/contract/resource';
import { useQuery } from '@tanstack/react-query';
import type { Row } from '../fields/kind.ts';
import { api } from '../platform/api.ts';

/** One record, fresh: what somebody is about to change must not come from a list of a minute ago. */
export const useRecord = (of: Resource, id: number | undefined) =>
  useQuery({
    queryKey: [of.name, 'record', id],
    queryFn: async () => (await api.get<{ data: Row }>(`/${of.name}/${id}`)).data,
    enabled: id !== undefined,
    staleTime: 0,
  });
