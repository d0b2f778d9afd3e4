import type { PaperType } from '@cadre/contract/forms/index';
import { draftStore, type StoredDraft } from '../../crud/form/draft-store.ts';

/** `path`: the page of the editor. `version`: that of the edited record, if there is one. */
export type LocalDraft = StoredDraft & { type: PaperType; path: string; version?: number };

type LocalKey = { user: number; name: string };

const start = 'paper.';
const storeOf = (user: number) => draftStore<LocalDraft>('device', user);

/** `slot` distinguishes a new form from the drafts of the server, of which several may be open. */
export const localKey = (user: number, type: PaperType, slot: string | number): LocalKey => ({ user, name: `${start}${type}.${slot}` });

export const keepLocal = ({ user, name }: LocalKey, draft: LocalDraft): void => storeOf(user).keep(name, draft);
export const readLocal = ({ user, name }: LocalKey): LocalDraft | undefined => storeOf(user).read(name);
export const forgetLocal = ({ user, name }: LocalKey): void => storeOf(user).forget(name);

/** All that this person has begun on this device, the latest first. */
export const localDrafts = (user: number): LocalDraft[] => storeOf(user).below(start);
