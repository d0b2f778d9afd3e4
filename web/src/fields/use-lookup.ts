import { namesOf } from '@cadre/contract/resource-calls';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../platform/call-api.ts';
import type { Option } from '../ui/inputs/option.ts';
import { useDebounced } from './use-debounced.ts';

/** Options from a resource; the server searches. */
export function useLookup(to: string, typed: string, enabled = true): { options: Option[]; loading: boolean } {
  const search = useDebounced(typed.trim());
  const { data, isFetching } = useCall(
    namesOf(to, 'signed_in'),
    { search },
    { placeholderData: keepPreviousData, enabled, select: asOptions },
  );
  return { options: data ?? none, loading: isFetching || search !== typed.trim() };
}

/** The names of records known only by ID, as in an address. */
export function useNames(to: string, ids: readonly number[]): Option[] {
  const wanted = [...ids].sort((a, b) => a - b).join(',');
  const { data } = useCall(namesOf(to, 'signed_in'), { ids: wanted }, { enabled: wanted !== '', select: asOptions });
  return data ?? none;
}

const none: Option[] = [];
const asOptions = (rows: { id: number; name: string | number }[]): Option[] =>
  rows.map(({ id, name }) => ({ value: id, label: String(name) }));
