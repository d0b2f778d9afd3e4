import type { Resource } from '@cadre/contract/resource';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Row } from '../../fields/kind.ts';
import { localStore } from '../../platform/session/local-store.ts';
import { useMe } from '../../platform/session/session.ts';
import type { Page } from '../page.ts';

type ListIds = { ids: number[]; list: string };

const keyOf = (resource: Resource): string => `neighbours.${resource.name}`;

/** A list whose records have their own pages stores its order, so that users can step from record to record. */
export function useKeepNeighbours({ resource, options }: Page, rows: Row[] | undefined): void {
  const list = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const { user } = useMe();
  const isNeeded = options.record?.path !== undefined;
  useEffect(() => {
    if (!isNeeded || !rows) return;
    localStore('tab', user.id).keep(keyOf(resource), JSON.stringify({ ids: rows.map(({ id }) => id), list } satisfies ListIds));
  }, [isNeeded, resource, rows, list, user.id]);
}

/** The records before and after this one in the list one came from, and the way back to it. */
export function neighboursOf(
  user: number,
  resource: Resource,
  id: number,
): { before?: number | undefined; after?: number | undefined; list?: string } {
  const stored = localStore('tab', user).read(keyOf(resource));
  if (stored === null) return {};
  const { ids, list } = JSON.parse(stored) as ListIds;
  const at = ids.indexOf(id);
  return at < 0 ? { list } : { before: ids[at - 1], after: ids[at + 1], list };
}
