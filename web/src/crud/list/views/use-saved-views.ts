import type { SavedView } from '@cadre/contract/calls/preferences';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePreferences, useSavePreference } from '../../../platform/session/preferences.ts';
import { asDefault, ownViews, renamedView, type View, withoutView, withView } from './views.ts';

export type Views = ReturnType<typeof useSavedViews>;

type Viewed = {
  /** The key that the views are stored under. */
  list: string;
  builtIn?: View[];
  /** The current state, in the format that views store. */
  current: string;
  open: (search: string, how: 'push' | 'replace') => void;
};

/** The views of a list or page with filters: the built-in ones, and the user's own, which are stored with the account. */
export function useSavedViews({ list, builtIn = [], current, open }: Viewed) {
  const { history } = useRouter();
  const { views: stored } = usePreferences();
  const save = useSavePreference({ quiet: true });
  const saved = stored[list] ?? [];
  const keep = (next: SavedView[]) => save.mutate({ views: { ...stored, [list]: next } });
  const all = [...builtIn, ...ownViews(saved)];

  const preferred = all.find((view) => view.isDefault);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list opens, and only if the address has no filters
  useEffect(() => {
    if (preferred && history.location.search === '') open(preferred.search, 'replace');
  }, []);

  return {
    all,
    current: all.find((view) => view.search === current),
    isPlain: current === '',
    open: (view: View | undefined) => open(view?.search ?? '', 'push'),
    save: (name: string) => keep(withView(saved, name, current)),
    rename: (from: string, to: string) => keep(renamedView(saved, from, to)),
    remove: (name: string) => keep(withoutView(saved, name)),
    prefer: (name: string) => keep(asDefault(saved, name)),
  };
}
