import type { Resource } from '@cadre/contract/resource';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePreferences } from '../../platform/preferences.ts';
import { useRights } from '../rights.ts';
import { type BuiltInView, builtIn } from './views.ts';

/** An inbox opens with what waits, for whoever comes without a wish of their own. */
export function useFirstView(of: Resource, views: readonly BuiltInView[]): void {
  const { history } = useRouter();
  const { seesInAllRows } = useRights(of);
  const { views: kept } = usePreferences();
  const first = builtIn(of, views, seesInAllRows)[0]?.search;
  const hasOwn = kept[of.name]?.some(({ is_default }) => is_default) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens; later the whole list may be wanted
  useEffect(() => {
    const { pathname, search } = history.location;
    if (first && search === '' && !hasOwn) history.replace(pathname + first);
  }, []);
}
