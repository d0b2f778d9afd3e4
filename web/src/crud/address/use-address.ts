import type { Resource } from '@cadre/contract/resource';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { type FilterValue, isEmptyFilter } from '../../fields/filters/filter-value.ts';
import { useMessages } from '../../platform/messages.ts';
import { useTexts } from '../../platform/texts.ts';
import { useRights } from '../rights.ts';
import { type ListState, type Opened, readAddress, writeAddress } from './address.ts';
import { isOpenedHere, openedHere } from './opened-here.ts';

export type AddressBar = ReturnType<typeof useAddress>;

export function useAddress(resource: Resource) {
  const { history } = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const { seesInAllRows } = useRights(resource);
  const messages = useMessages();
  const t = useTexts();

  const { list, opened, dropped } = useMemo(
    () => readAddress(resource, new URLSearchParams(searchStr), seesInAllRows),
    [resource, searchStr, seesInAllRows],
  );
  const hrefOf = (next: { list?: ListState; opened?: Opened | undefined }) =>
    pathname + writeAddress(resource, { list: next.list ?? list, opened: next.opened }, new URLSearchParams(searchStr));

  const hasDropped = dropped.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: notifies once per address, not once per render
  useEffect(() => {
    if (!hasDropped) return;
    messages.info(t('lists.unknown_filter_dropped'));
    history.replace(hrefOf({ opened }));
  }, [hasDropped, searchStr]);

  const change = (next: Partial<ListState>, how: 'push' | 'replace' = 'push') =>
    history[how](hrefOf({ list: { ...list, page: 1, after: undefined, ...next } }));

  return {
    list,
    opened,
    change,
    filter: (name: string, value: FilterValue | undefined) => {
      const { [name]: _before, ...others } = list.filters;
      change({ filters: value === undefined || isEmptyFilter(value) ? others : { ...others, [name]: value } });
    },
    clear: () => change({ filters: {}, q: '' }),
    hrefOf: (next: Opened) => hrefOf({ opened: next }),
    open: (next: Opened) => history.push(hrefOf({ opened: next }), openedHere),
    close: () => {
      if (isOpenedHere(history.location.state)) history.back();
      else history.replace(hrefOf({}));
    },
  };
}
