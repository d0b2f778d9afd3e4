import { useSyncExternalStore } from 'react';

/** Whether the side menu is minimised: stored in a cookie, shown as an attribute that `prepaint.js` already sets. */
const attribute = 'data-menu-minimised';
const listeners = new Set<() => void>();

export const useMinimised = (): boolean => useSyncExternalStore(subscribe, isMinimised);

export function toggleMinimised(): void {
  const next = !isMinimised();
  document.documentElement.toggleAttribute(attribute, next);
  // biome-ignore lint/suspicious/noDocumentCookie: the script before the first paint reads it, and it cannot wait for an answer
  document.cookie = `cadre_menu=${next ? 'minimised' : 'wide'}; Path=/; Max-Age=31536000; SameSite=Lax`;
  for (const listener of listeners) listener();
}

const isMinimised = (): boolean => document.documentElement.hasAttribute(attribute);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
