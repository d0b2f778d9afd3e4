import type { Meta } from '@cadre/contract/call';
import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../../platform/call-api.ts';
import type { ListState } from '../address/address.ts';
import type { ListOptions } from '../page.ts';

export type ListMeta = Meta;

/** The list's own words in the API's words. */
const paramsOf = ({ page, after, per_page, sort, q }: ListState, filters: object) => ({
  page,
  after,
  per_page,
  order_by: sort.by,
  order_dir: sort.dir,
  search: q || undefined,
  filters: Object.keys(filters).length > 0 ? JSON.stringify(filters) : undefined,
});

/** One page of a resource; the page before stays until the next one is there. */
export const useList = (resource: Resource, list: ListState, { query, fixedFilters }: Pick<ListOptions, 'query' | 'fixedFilters'> = {}) =>
  useCall(
    callsOf(resource).list,
    { ...paramsOf(list, { ...list.filters, ...fixedFilters }), ...query },
    { placeholderData: keepPreviousData },
  );
