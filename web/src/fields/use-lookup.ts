import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import type { Option } from '../ui/option.ts';
import type { Named } from './kind.ts';
import { useDebounced } from './use-debounced.ts';

const ask = async (to: string, query: Record<string, string>): Promise<Option[]> => {
  const { data } = await api.get<{ data: Named[] }>(`/${to}/lists`, query);
  return data.map(({ id, name }) => ({ value: id, label: name }));
};

/** What may be chosen from a resource; the server searches. */
export function useLookup(to: string, typed: string, enabled = true): { options: Option[]; loading: boolean } {
  const search = useDebounced(typed.trim());
  const { data = [], isFetching } = useQuery({
    queryKey: [to, 'lists', { search }],
    queryFn: () => ask(to, { search }),
    placeholderData: keepPreviousData,
    enabled,
  });
  return { options: data, loading: isFetching };
}

/** The names of records that are known by number alone, as they stand in an address. */
export function useNames(to: string, ids: readonly number[]): Option[] {
  const wanted = [...ids].sort((a, b) => a - b).join(',');
  const { data = [] } = useQuery({
    queryKey: [to, 'lists', { ids: wanted }],
    queryFn: () => ask(to, { ids: wanted }),
    enabled: wanted !== '',
  });
  return data;
}
