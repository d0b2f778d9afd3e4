import type { Draft } from '../../fields/kind.ts';
import { localStore } from '../../platform/session/local-store.ts';

/** Unsaved input, and when it was typed. */
export type StoredDraft = { at: string; draft: Draft };

/** Drafts of one user's forms, one per key. An unreadable draft is ignored. */
export function draftStore<K extends StoredDraft>(place: Parameters<typeof localStore>[0], user: number) {
  const storage = localStore(place, user);
  const read = (key: string): K | undefined => parse<K>(storage.read(key));
  return {
    read,
    keep: (key: string, draft: K): void => storage.keep(key, JSON.stringify(draft)),
    forget: storage.forget,
    /** All drafts with this key prefix, the latest first. */
    below: (start: string): K[] =>
      storage
        .keys(start)
        .flatMap((key) => read(key) ?? [])
        .sort((one, other) => other.at.localeCompare(one.at)),
  };
}

function parse<K extends StoredDraft>(stored: string | null): K | undefined {
  try {
    const found = JSON.parse(stored ?? 'null') as K | null;
    return found && typeof found.draft === 'object' && typeof found.at === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}
