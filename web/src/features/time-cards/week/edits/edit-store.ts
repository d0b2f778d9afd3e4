import { cellKey, type Edit } from '@cadre/rules/time/grid';
import { pendingEdits } from './pending-edits.ts';
import { noSteps, type Steps } from './undo-steps.ts';
import { afterSending, type Edits, type Outcome, plainEdit, type Unsent, withEdit, withoutEdit } from './unsent.ts';

type Now = {
  edits: Edits;
  /** The last request did not reach the server. */
  isCutOff: boolean;
  /** The time of the last saving, by this clock. */
  savedAt: Date | undefined;
  /** The cells of the last saving. */
  saved: ReadonlySet<string>;
  steps: Steps;
};

export type EditStore = ReturnType<typeof openEditStore>;

/** The edits that the server has not confirmed, in this tab and in the storage of the browser, which other tabs read. */
export function openEditStore(user: number) {
  const stored = pendingEdits(user);
  const listeners = new Set<() => void>();
  let now: Now = { edits: stored.read(), isCutOff: false, savedAt: undefined, saved: new Set(), steps: noSteps };

  const set = (change: Partial<Now>): void => {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  };

  /** In this tab alone. */
  const put = (edit: Unsent): void => set({ edits: withEdit(now.edits, edit) });

  const keep = (edit: Unsent): void => {
    stored.keep(edit);
    put(edit);
  };

  /** Unless another tab has replaced it in the storage. */
  const keepIfSame = (edit: Unsent): void => {
    stored.keepIfSame(edit);
    put(edit);
  };

  function drop(key: string): void {
    stored.forget(key);
    set({ edits: withoutEdit(now.edits, key) });
  }

  /** Applies the server's response: saved edits are removed, the others stay with their errors. */
  function settle(outcomes: readonly Outcome[]): void {
    const saved = outcomes.filter(({ kind }) => kind === 'saved');
    set({
      edits: afterSending(now.edits, outcomes),
      isCutOff: false,
      ...(saved.length > 0 && { savedAt: new Date(), saved: new Set(saved.map(({ edit }) => cellKey(edit, edit.date))) }),
    });
    for (const { kind, edit } of outcomes) {
      const cell = cellKey(edit, edit.date);
      const left = now.edits.get(cell);
      if (kind === 'saved' && !left) stored.forgetIfSame(cell, edit.key);
      if (left) stored.keepIfSame(left);
    }
  }

  /** Edits from another tab are shown here, and sent there. Returns whether one of its edits has left the queue. */
  function follow(event: StorageEvent): boolean {
    const change = event.storageArea === localStorage ? stored.changeIn(event) : undefined;
    if (!change) return false;
    const { cell, edit } = change;
    const mine = now.edits.get(cell);
    if (!edit) {
      if (mine?.state !== 'elsewhere') return false;
      set({ edits: withoutEdit(now.edits, cell) });
      return true;
    }
    if (!mine || mine.state === 'elsewhere') put({ ...edit, state: 'elsewhere' });
    else if (mine.key === edit.key) put({ ...mine, isSent: Boolean(mine.isSent || edit.isSent) });
    else if (edit.isSent && !mine.earlier) put({ ...mine, earlier: plainEdit(edit) });
    return false;
  }

  return {
    now: (): Now => now,
    set,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    put,
    keep,
    keepIfSame,
    drop,
    settle,
    follow,
    /** Whether no newer edit of its cell has replaced it. */
    isCurrent: (edit: Edit): boolean => now.edits.get(cellKey(edit, edit.date))?.key === edit.key,
    waiting: (): Unsent[] => [...now.edits.values()].filter(({ state }) => state === 'waiting'),
  };
}
