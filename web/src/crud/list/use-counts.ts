import { countLists } from '@cadre/contract/calls/generic';
import type { Resource } from '@cadre/contract/resource';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import type { ListState } from '../address/address.ts';
import type { Count } from './use-count.ts';

export type Counted = { resource: Resource; filters: ListState['filters'] };
/** `isKnown`: its reader may see the list, and the answer is there. */
type Counts = { counts: (Count & { isKnown: boolean })[]; error: Error | null };

/** Counts the records of each list, in one request; without lists no request is sent. */
export function useCounts(lists: readonly Counted[]): Counts {
  const t = useTexts();
  const format = useFormat();
  const of = lists.map(({ resource, filters }) => ({ list: resource.name, filters }));
  const { data, error } = useCall(countLists, { of }, { enabled: lists.length > 0, meta: { quiet: true } });
  const counts = lists.map((_list, at) => {
    const { total = null, count } = data?.counts[at] ?? {};
    const shown = count === 'capped' ? t('lists.at_least', { total: total ?? 0 }) : format.number(total ?? 0);
    return { count: total ?? 0, shown, isKnown: total !== null };
  });
  return { counts, error };
}
