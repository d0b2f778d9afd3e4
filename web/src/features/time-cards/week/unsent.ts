import { type Change, cellKey, type Edit, type Entry } from '@cadre/rules/time/grid';

/**
 * What was typed and is not on the server yet, by cell. `waiting` goes with the next sending, `refused` waits for another try or another value,
 * `conflict` for a choice between it and what somebody else has saved.
 */
export type Unsent = Edit & {
  state: 'waiting' | 'sending' | 'refused' | 'conflict';
  complaint?: string | undefined;
  theirs?: Entry | null | undefined;
};

export type Edits = ReadonlyMap<string, Unsent>;

/** What the server says of one change. */
export type Result = {
  key?: string | null | undefined;
  id?: number | null | undefined;
  version?: number | null | undefined;
  error?: string | null | undefined;
  current?: Entry | null | undefined;
  isStale: boolean;
};

/** How one edit came out: the rows its cell holds now, or why not. */
export type Outcome = { edit: Unsent; entries: readonly Entry[] } & (
  | { kind: 'saved' }
  | { kind: 'refused'; complaint: string }
  | { kind: 'conflict'; theirs: Entry | null }
);

export const withEdit = (edits: Edits, edit: Unsent): Edits => new Map(edits).set(cellKey(edit, edit.date), edit);

export function withoutEdit(edits: Edits, key: string): Edits {
  const rest = new Map(edits);
  rest.delete(key);
  return rest;
}

/** What a cell was refused does not undo what else of it was saved: the rows that stand afterwards are told in any case. */
export function outcomeOf(edit: Unsent, changes: readonly Change[], results: readonly Result[]): Outcome {
  let entries = [...edit.base];
  let failed: Result | undefined;
  for (const change of changes) {
    const result = results.find(({ key }) => key === change.key);
    if (!result || result.error || result.isStale) {
      failed ??= result ?? { isStale: false, error: '' };
      continue;
    }
    entries = afterChange(entries, change, result);
  }
  if (!failed) return { kind: 'saved', edit, entries };
  if (failed.isStale) return { kind: 'conflict', edit, entries, theirs: failed.current ?? null };
  return { kind: 'refused', edit, entries, complaint: failed.error ?? '' };
}

function afterChange(entries: readonly Entry[], { id, date, minutes, description }: Change, result: Result): Entry[] {
  if (minutes === 0) return entries.filter((one) => one.id !== id);
  const saved = { id: result.id ?? id ?? 0, version: result.version ?? 1, date, minutes, description };
  return id === undefined ? [...entries, saved] : entries.map((one) => (one.id === id ? saved : one));
}

/** After a sending: what is saved is gone, what was typed meanwhile stands on what is there now. */
export function afterSending(edits: Edits, outcomes: readonly Outcome[]): Edits {
  const next = new Map(edits);
  for (const outcome of outcomes) {
    const key = cellKey(outcome.edit, outcome.edit.date);
    const now = next.get(key);
    if (!now) continue;
    const isNewer = now.key !== outcome.edit.key;
    if (isNewer) next.set(key, { ...now, base: outcome.entries });
    else if (outcome.kind === 'saved') next.delete(key);
    else if (outcome.kind === 'conflict') next.set(key, { ...now, state: 'conflict', theirs: outcome.theirs, base: outcome.entries });
    else next.set(key, { ...now, state: 'refused', complaint: outcome.complaint, base: outcome.entries });
  }
  return next;
}
