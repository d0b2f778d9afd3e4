import type { Draft } from '../../fields/kind.ts';

type Kept = { user: number; at: string; draft: Draft };

const keyOf = (form: string): string => `cadre.draft.${form}`;

/** What was typed outlives a lost connection and a lost session; only in this tab, and only for the same person. */
export const keepDraft = (form: string, user: number, draft: Draft): void =>
  sessionStorage.setItem(keyOf(form), JSON.stringify({ user, at: new Date().toISOString(), draft } satisfies Kept));

export const forgetDraft = (form: string): void => sessionStorage.removeItem(keyOf(form));

export function keptDraft(form: string, user: number): Kept | undefined {
  const stored = sessionStorage.getItem(keyOf(form));
  if (stored === null) return undefined;
  const kept = JSON.parse(stored) as Kept;
  return kept.user === user ? kept : undefined;
}
