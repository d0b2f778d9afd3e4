import { createContext, use } from 'react';

export type Layer = 'menu' | 'quick' | 'account' | 'palette' | 'shortcuts';
export type QuickTab = 'audit_logs' | 'notifications' | 'settings';

type Shell = { layer: Layer | undefined; quickTab: QuickTab; open: (layer: Layer, tab?: QuickTab) => void; close: () => void };

/** Which of the shell's layers is open; only one at a time. */
export const ShellContext = createContext<Shell | undefined>(undefined);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('This stands outside of the shell.');
  return shell;
}
