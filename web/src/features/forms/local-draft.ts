import type { PaperType } from '@cadre/contract/forms/index';
import { draftStore, type Kept } from '../../crud/form/draft-store.ts';
import { readSession } from '../../platform/session-store.ts';

/** `path`: where it is written. `version`: of the record that the words belong to, where there is one. */
export type LocalDraft = Kept & { type: PaperType; path: string; version?: number };

/** Everything below this prefix goes when the session ends, by sign-out or by a 401. */
const prefix = 'cadre.form.';

/** `slot` tells a new form from the drafts of the server, of which several may be open. */
export const localKey = (user: number, type: PaperType, slot: string | number): string => `${prefix}${user}.${type}.${slot}`;

const store = draftStore<LocalDraft>('device');

export function keepLocal(key: string, user: number, draft: LocalDraft): void {
  // A page that is still there for a moment after the sign-out must leave nothing behind.
  if (readSession()?.user.id === user) store.keep(key, draft);
}

export const { read: readLocal, forget: forgetLocal } = store;

/** All that this person has begun on this device, the latest first. */
export const localDrafts = (user: number): LocalDraft[] => store.below(`${prefix}${user}.`);
