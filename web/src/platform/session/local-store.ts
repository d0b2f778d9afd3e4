import { readSession } from './session-store.ts';
import { storageKeyOf } from './sweep-storage.ts';

/** `tab`: gone with the tab. `device`: there again after it was closed. Both are gone with the session. */
const places = { tab: () => sessionStorage, device: () => localStorage };

/**
 * The data that one user leaves in this browser. Without a session nothing is stored: a page may remain for a moment after the sign-out.
 */
export function localStore(place: keyof typeof places, user: number) {
  const nameOf = (key: string): string => storageKeyOf(user) + key;
  const storage = places[place];
  return {
    read: (key: string): string | null => storage().getItem(nameOf(key)),
    keep: (key: string, text: string): void => {
      if (readSession()?.user.id === user) storage().setItem(nameOf(key), text);
    },
    forget: (key: string): void => storage().removeItem(nameOf(key)),
    /** The keys that begin so. */
    keys: (start: string): string[] =>
      Object.keys(storage())
        .filter((name) => name.startsWith(nameOf(start)))
        .map((name) => name.slice(storageKeyOf(user).length)),
  };
}
