import { useState } from 'react';
import { useFormat } from '../../platform/format/format.ts';
import { useMinute } from '../../platform/format/use-minute.ts';
import { byAge } from './by-age.ts';
import { isNarrowed, useInboxPage } from './inbox-page.ts';
import { useApprovals } from './use-approvals.ts';

export const waiting = { approver: 'self', status: 'pending' } as const;
export const oldestFirst = { order_by: 'created_at', order_dir: 'asc' } as const;
const step = 50;
/** The server's limit for one page; a longer list would not be readable. */
const maxShown = 200;

/** Pending requests for me, or for people I act for, without those I have just decided. */
export function useWaiting(forOthers: boolean, hidden: ReadonlySet<number>) {
  const format = useFormat();
  const now = useMinute();
  const page = useInboxPage();
  const { q, filters: chosen } = page.address.list;
  const [shown, setShown] = useState(step);
  const filters = { ...chosen, ...waiting, ...(forOthers && { stands_in: true }) };
  const query = useApprovals({ ...oldestFirst, filters, search: q || undefined, per_page: shown });
  const all = query.data?.data ?? [];
  const groups = byAge(
    all.filter(({ id }) => !hidden.has(id)),
    now.toISOString(),
    format.dayOf,
  );
  const total = query.data?.meta.total ?? 0;
  return {
    page,
    query,
    groups,
    rows: groups.flatMap(({ rows }) => rows),
    isFiltered: isNarrowed(page),
    left: total - all.filter(({ id }) => hidden.has(id)).length,
    total,
    shown,
    showMore: shown < Math.min(total, maxShown) ? () => setShown(shown + step) : undefined,
  };
}
