import { useSyncExternalStore } from 'react';

export type Warning = { text: string; settle: (goesOn: boolean) => void };

let open: Warning | undefined;
const listeners = new Set<() => void>();

const set = (next: Warning | undefined): void => {
  open = next;
  for (const listener of listeners) listener();
};

/** Shows what the server warns of, and answers whether the user goes on. */
export const confirmWarning = (text: string): Promise<boolean> =>
  new Promise((resolve) => {
    open?.settle(false);
    const settle = (goesOn: boolean): void => {
      set(undefined);
      resolve(goesOn);
    };
    set({ text, settle });
  });

export const useOpenWarning = (): Warning | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
