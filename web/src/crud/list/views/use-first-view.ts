import type { Resource } from '@cadre/contract/resource';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePreferences } from '../../../platform/session/preferences.ts';
import { useRights } from '../../rights.ts';
import { type BuiltInView, builtIn } from './views.ts';

/** An inbox opens with its pending rows, unless the address or the user's default view decides otherwise. */
export function useFirstView(resource: Resource, views: readonly BuiltInView[]): void {
  const { history } = useRouter();
  const { seesInAllRows } = useRights(resource);
  const { views: stored } = usePreferences();
  const first = builtIn(resource, views, seesInAllRows)[0]?.search;
  const hasOwn = stored[resource.name]?.some(({ is_default }) => is_default) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens; later the user may choose the whole list
  useEffect(() => {
    const { pathname, search } = history.location;
    if (first && search === '' && !hasOwn) history.replace(pathname + first);
  }, []);
}
