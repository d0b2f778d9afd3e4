import type { Resource } from '@cadre/contract/resource';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Row } from '../fields/kind.ts';
import { api } from '../platform/api.ts';
import type { ListState } from './address.ts';
import type { PageOptions } from './page.ts';

export type ListMeta = {
  total: number;
  page: number;
  per_page: number;
  last_page: number;
  /** `capped`: there are more rows than `total` says. */
  count?: 'exact' | 'capped';
  /** Behind which row the next page begins, where there is one. */
  next?: string | null;
};
export type ListAnswer = { data: Row[]; meta: ListMeta };

/** The list's own words in the API's words. */
const queryOf = ({ page, after, per_page, sort, q, filters }: ListState) => ({
  page,
  after,
  per_page,
  order_by: sort.by,
  order_dir: sort.dir,
  search: q || undefined,
  filters: Object.keys(filters).length > 0 ? JSON.stringify(filters) : undefined,
});

/** One page of a resource; the page before stays until the next one is there. */
export function useList(of: Resource, list: ListState, asks: PageOptions['asks'] = {}) {
  const query = { ...queryOf(list), ...asks };
  return useQuery({
    queryKey: [of.name, 'list', query],
    queryFn: () => api.get<ListAnswer>(`/${of.name}`, query),
    placeholderData: keepPreviousData,
  });
}
