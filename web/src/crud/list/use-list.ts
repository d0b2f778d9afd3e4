import type { Meta } from '@cadre/contract/call';
import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { keepPreviousData } from '@tanstack/react-query';
import { useAsk } from '../../platform/ask.ts';
import type { ListState } from '../address/address.ts';
import type { PageOptions } from '../page.ts';

export type ListMeta = Meta;

/** The list's own words in the API's words. */
const wishOf = ({ page, after, per_page, sort, q }: ListState, filters: object) => ({
  page,
  after,
  per_page,
  order_by: sort.by,
  order_dir: sort.dir,
  search: q || undefined,
  filters: Object.keys(filters).length > 0 ? JSON.stringify(filters) : undefined,
});

/** One page of a resource; the page before stays until the next one is there. */
export const useList = (resource: Resource, list: ListState, { asks, narrowed }: Pick<PageOptions, 'asks' | 'narrowed'> = {}) =>
  useAsk(callsOf(resource).list, { ...wishOf(list, { ...list.filters, ...narrowed }), ...asks }, { placeholderData: keepPreviousData });
