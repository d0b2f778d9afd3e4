import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Layer, QuickTab } from './shell-context.ts';

/** A route change closes any layer over the page and scrolls to its top. */
export function useLayers() {
  const [layer, setLayer] = useState<Layer>();
  const [quickTab, setQuickTab] = useState<QuickTab>('audit_logs');
  const path = useRouterState({ select: (state) => state.location.pathname });

  const close = useCallback(() => setLayer(undefined), []);
  const open = useCallback((next: Layer, tab?: QuickTab) => {
    if (tab) setQuickTab(tab);
    setLayer(next);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => {
    setLayer(undefined);
    window.scrollTo(0, 0);
  }, [path]);

  return useMemo(() => ({ layer, quickTab, open, close }), [layer, quickTab, open, close]);
}
