import type { Draft } from '../../fields/kind.ts';

/** What was typed and not saved yet, and when. */
export type Kept = { at: string; draft: Draft };

/** `tab`: gone with the tab. `device`: there again after it was closed; `session-store.ts` clears it when the session ends. */
const storages = { tab: () => sessionStorage, device: () => localStorage };

/** Drafts of forms, each under a key of its own. A broken one is none. */
export function draftStore<K extends Kept>(where: keyof typeof storages) {
  const storage = storages[where];
  const read = (key: string): K | undefined => parse<K>(storage().getItem(key));
  return {
    read,
    keep: (key: string, kept: K): void => storage().setItem(key, JSON.stringify(kept)),
    forget: (key: string): void => storage().removeItem(key),
    /** All whose key begins so, the latest first. */
    below: (start: string): K[] =>
      Object.keys(storage())
        .filter((name) => name.startsWith(start))
        .flatMap((name) => read(name) ?? [])
        .sort((one, other) => other.at.localeCompare(one.at)),
  };
}

function parse<K extends Kept>(stored: string | null): K | undefined {
  try {
    const found = JSON.parse(stored ?? 'null') as K | null;
    return found && typeof found.draft === 'object' && typeof found.at === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}
