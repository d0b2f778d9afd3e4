import { useEffect, useSyncExternalStore } from 'react';

/** `isShown`: whether the title is above the page; otherwise the page shows it itself, and the title is for screen readers. */
type OwnTitle = { name: string; isShown: boolean };

let title: OwnTitle | undefined;
const listeners = new Set<() => void>();

/** A record's page names itself; without it the page is called as its menu entry. */
export function usePageTitle(name: string | undefined, { isShown = true }: { isShown?: boolean } = {}): void {
  useEffect(() => {
    set(name === undefined ? undefined : { name, isShown });
    return () => set(undefined);
  }, [name, isShown]);
}

export const useOwnPageTitle = (): OwnTitle | undefined => useSyncExternalStore(subscribe, () => title);

function set(next: OwnTitle | undefined): void {
  title = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
