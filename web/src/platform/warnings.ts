import { useSyncExternalStore } from 'react';

export type Warning = { text: string; settle: (goesOn: boolean) => void };

let open: Warning | undefined;
const listeners = new Set<() => void>();

const set = (next: Warning | undefined): void => {
  open = next;
  for (const listener of listeners) listener();
};

/** Shows a warning of the server, and resolves to whether the user continues. */
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
