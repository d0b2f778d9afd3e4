import type { Draft } from '../../fields/kind.ts';
import { draftStore, type Kept } from './draft-store.ts';

type Owned = Kept & { user: number };

const store = draftStore<Owned>('tab');
const keyOf = (form: string): string => `cadre.draft.${form}`;

/** What was typed outlives a lost connection and a lost session; only in this tab, and only for the same person. */
export const keepDraft = (form: string, user: number, draft: Draft): void =>
  store.keep(keyOf(form), { user, at: new Date().toISOString(), draft });

export const forgetDraft = (form: string): void => store.forget(keyOf(form));

export function keptDraft(form: string, user: number): Owned | undefined {
  const kept = store.read(keyOf(form));
  return kept?.user === user ? kept : undefined;
}
