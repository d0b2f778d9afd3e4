import { type Change, cellKey, type Edit, type Entry } from '@cadre/rules/time/grid';

/**
 * An edit of a cell that the server has not confirmed. `typing` and `unreadable` are not finished, `waiting` goes with the next request, `refused`
 * waits for another try or another value, `conflict` for a choice between two edits, `elsewhere` belongs to another tab of this browser.
 */
export type Unsent = Edit & {
  state: 'typing' | 'unreadable' | 'waiting' | 'sending' | 'refused' | 'conflict' | 'elsewhere';
  /** The text of the cell, until it is left or can be read. */
  text?: string | undefined;
  isUnreadable?: boolean | undefined;
  /** An older edit of the cell that was sent and maybe arrived. It is sent again, unchanged, before this one. */
  earlier?: Edit | undefined;
  complaint?: string | undefined;
  theirs?: Entry | null | undefined;
};

export type Edits = ReadonlyMap<string, Unsent>;

/** The server's result for one change. */
export type Result = {
  key?: string | null | undefined;
  id?: number | null | undefined;
  version?: number | null | undefined;
  error?: string | null | undefined;
  current?: Entry | null | undefined;
  isStale: boolean;
};

/** The result for one edit: the rows that its cell has now, or why not. */
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

/** The edit alone, without its state in this tab. */
export function plainEdit(unsent: Unsent): Edit {
  const {
    state: _state,
    text: _text,
    isUnreadable: _isUnreadable,
    earlier: _earlier,
    complaint: _complaint,
    theirs: _theirs,
    ...edit
  } = unsent;
  return edit;
}

/** A conflict is decided by the user, not by typing on or by a reload. */
export function finished({ text: _text, isUnreadable: _isUnreadable, ...edit }: Omit<Unsent, 'state'>): Unsent {
  return { ...edit, state: 'theirs' in edit ? 'conflict' : 'waiting' };
}

/** The edit of a cell that is left: a text that cannot be read remains in its cell. */
export const afterTyping = (edit: Omit<Unsent, 'state'>): Unsent => (edit.isUnreadable ? { ...edit, state: 'unreadable' } : finished(edit));

/** The edit that the server may know of although no answer came: a newer edit of the cell follows it. */
export const maybeArrived = (edit: Unsent | undefined): Edit | undefined =>
  edit?.earlier ?? (edit && (edit.isSent || edit.state === 'elsewhere') ? plainEdit(edit) : undefined);

/** A cell may have been saved in part: the rows that are stored now are returned in any case. */
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
  // A repeated change has no row any more if that was deleted meanwhile.
  if (minutes === 0 || !result.id) return entries.filter((one) => one.id !== id);
  const saved = { id: result.id, version: result.version ?? 1, date, minutes, description };
  return id === undefined ? [...entries, saved] : entries.map((one) => (one.id === id ? saved : one));
}

/** After a request: saved edits leave the queue, newer edits of the same cells build on the stored rows and inherit a conflict. */
export function afterSending(edits: Edits, outcomes: readonly Outcome[]): Edits {
  const next = new Map(edits);
  for (const outcome of outcomes) {
    const key = cellKey(outcome.edit, outcome.edit.date);
    const now = next.get(key);
    if (!now) continue;
    const isNewer = now.key !== outcome.edit.key;
    const known = { ...now, base: outcome.entries, earlier: undefined };
    if (isNewer) next.set(key, outcome.kind === 'conflict' ? inConflict(known, outcome.theirs) : known);
    else if (outcome.kind === 'saved') next.delete(key);
    else if (outcome.kind === 'conflict') next.set(key, { ...known, state: 'conflict', isSent: false, theirs: outcome.theirs });
    else next.set(key, { ...known, state: 'refused', isSent: false, complaint: outcome.complaint });
  }
  return next;
}

/** An edit that is still being typed becomes a conflict when it is finished. */
const inConflict = (edit: Unsent, theirs: Entry | null): Unsent => ({
  ...edit,
  theirs,
  ...(edit.state === 'waiting' && { state: 'conflict' }),
});
