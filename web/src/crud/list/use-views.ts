import type { SavedView } from '@cadre/contract/calls/preferences';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePreferences, useSavePreference } from '../../platform/preferences.ts';
import { readAddress } from '../address/address.ts';
import type { Page } from '../page.ts';
import { asDefault, builtIn, ownViews, renamedView, searchOf, type View, withoutView, withView } from './views.ts';

export type Views = ReturnType<typeof useViews>;

/** The views of a list: those that come with the page and one's own, which are kept with the account. */
export function useViews({ resource, options, rights, address }: Page) {
  const { history } = useRouter();
  const { views: kept } = usePreferences();
  const save = useSavePreference({ quiet: true });
  const saved = kept[resource.name] ?? [];
  const keep = (next: SavedView[]) => save.mutate({ views: { ...kept, [resource.name]: next } });

  const all = [...builtIn(resource, options.views ?? [], rights.seesInAllRows), ...ownViews(saved)];
  const current = searchOf(resource, address.list);
  const open = (search: string, how: 'push' | 'replace' = 'push') => {
    const { list } = readAddress(resource, new URLSearchParams(search), rights.seesInAllRows);
    address.change(list, how);
  };

  const preferred = all.find((view) => view.isDefault);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only who enters the list without a wish of their own is led to it
  useEffect(() => {
    if (preferred && history.location.search === '') open(preferred.search, 'replace');
  }, []);

  return {
    all,
    current: all.find((view) => view.search === current),
    isPlain: current === '',
    open: (view: View | undefined) => open(view?.search ?? ''),
    save: (name: string) => keep(withView(saved, name, current)),
    rename: (from: string, to: string) => keep(renamedView(saved, from, to)),
    remove: (name: string) => keep(withoutView(saved, name)),
    prefer: (name: string) => keep(asDefault(saved, name)),
  };
}
