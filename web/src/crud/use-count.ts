import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { useAsk } from '../platform/ask.ts';
import type { ListState } from './address.ts';

/** A page that holds no rows: counting shows nobody's data, so it must not go on record as a look at it. */
const beyond = { page: 100_000, per_page: 1 };

/** How many records these filters leave. */
export function useCount(resource: Resource, filters: ListState['filters'], isAsked: boolean): number | undefined {
  const wish = { ...beyond, filters: JSON.stringify(filters) };
  const { data } = useAsk(callsOf(resource).list, wish, { enabled: isAsked, meta: { quiet: true } });
  return data?.meta.total;
}
