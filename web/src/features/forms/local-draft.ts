import type { PaperType } from '@cadre/contract/forms/index';
import type { Draft } from '../../fields/kind.ts';
import { readSession } from '../../platform/session-store.ts';

/** `path`: where it is written. `version`: of the record that the words belong to, where there is one. */
export type LocalDraft = { type: PaperType; path: string; version?: number; at: string; draft: Draft };

/** Everything below this prefix goes when the session ends, by sign-out or by a 401. */
const prefix = 'cadre.form.';

/** `slot` tells a new form from the drafts of the server, of which several may be open. */
export const localKey = (user: number, type: PaperType, slot: string | number): string => `${prefix}${user}.${type}.${slot}`;

export function keepLocal(key: string, user: number, draft: LocalDraft): void {
  // A page that is still there for a moment after the sign-out must leave nothing behind.
  if (readSession()?.user.id === user) localStorage.setItem(key, JSON.stringify(draft));
}

export const forgetLocal = (key: string): void => localStorage.removeItem(key);

export function readLocal(key: string): LocalDraft | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as LocalDraft | null;
    return found && typeof found.draft === 'object' && typeof found.at === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}

/** All that this person has begun on this device, the latest first. */
export const localDrafts = (user: number): LocalDraft[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(`${prefix}${user}.`))
    .flatMap((key) => readLocal(key) ?? [])
    .sort((one, other) => other.at.localeCompare(one.at));
