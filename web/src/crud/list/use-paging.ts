import { useState } from 'react';
import type { ListState } from '../address/address.ts';
import type { ListMeta } from './use-list.ts';

type Change = (next: Partial<ListState>) => void;

/**
 * Where Back and Next lead: to a page by its number while pages are counted, beyond that to the cursor after the last row of the previous
 * page.
 */
export function usePaging(meta: ListMeta, list: ListState, onChange: Change) {
  const [places] = useState(() => new Map<string, string>());
  const keyOf = (page: number): string => JSON.stringify([page, list.per_page, list.sort, list.q, list.filters]);

  function wayTo(page: number): (() => void) | undefined {
    if (page < 1) return undefined;
    if (page <= meta.last_page) return () => onChange({ page });
    const after = page > list.page ? meta.next : places.get(keyOf(page));
    if (!after) return undefined;
    return () => {
      places.set(keyOf(page), after);
      onChange({ page, after });
    };
  }

  const isBeyondCount = meta.count === 'capped' && list.page >= meta.last_page;
  return { goBack: wayTo(list.page - 1), goOn: wayTo(list.page + 1), isBeyondCount };
}
