import { useEffect, useSyncExternalStore } from 'react';

let title: string | undefined;
const listeners = new Set<() => void>();

/** A record's page names itself; without it the page is called as its menu entry. */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    set(name);
    return () => set(undefined);
  }, [name]);
}

export const useOwnPageTitle = (): string | undefined => useSyncExternalStore(subscribe, () => title);

function set(name: string | undefined): void {
  title = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
