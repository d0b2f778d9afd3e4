import { useEffect, useSyncExternalStore } from 'react';

/** `isShown`: whether it stands above the page, or the page shows it itself and it is only spoken. */
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
