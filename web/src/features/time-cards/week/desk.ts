import { cellKey, changesOf, type Edit, type Entry, saysNothing } from '@cadre/rules/time/grid';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { readSession } from '../../../platform/session-store.ts';
import { keptEdits } from './kept-edits.ts';
import { afterSending, type Edits, type Outcome, outcomeOf, type Result, type Unsent, withEdit, withoutEdit } from './unsent.ts';

type Now = {
  edits: Edits;
  /** The last sending did not reach the server. */
  isCutOff: boolean;
  /** When something was saved last, by this clock. */
  savedAt: Date | undefined;
  /** The cells that were saved last. */
  saved: ReadonlySet<string>;
};

type Connections = {
  user: number;
  send: (changes: ReturnType<typeof changesOf>) => Promise<readonly Result[]>;
  /** Before a sending: what is being asked knows nothing of it. */
  onSending: () => Promise<unknown>;
  onSaved: (outcomes: readonly Outcome[]) => void;
  /** Nothing is left to send. */
  onDone: () => void;
};

/** Somebody who is still typing is not interrupted. */
const pause = 400;
const longestWait = 30_000;

export type Desk = ReturnType<typeof openDesk>;

/**
 * Takes every change of a cell at once, keeps it in this browser and sends it: one sending after the other, again when the connection is back.
 * It outlives the page, so that a week that is left is saved all the same.
 */
export function openDesk({ user, send, onSending, onSaved, onDone }: Connections) {
  const store = keptEdits(user);
  const listeners = new Set<() => void>();
  let now: Now = { edits: store.read(), isCutOff: false, savedAt: undefined, saved: new Set() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let wait = 2_000;

  const set = (change: Partial<Now>): void => {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  };

  const plan = (after: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), after);
  };

  /** Until all that can be sent is sent. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Who has signed out since sends nothing in the name of the next. */
  async function drain(): Promise<void> {
    if (readSession()?.user.id !== user) return;
    const isFirst = waitingIn(now.edits).length > 0;
    while (waitingIn(now.edits).length > 0) if (!(await sendOnce())) return;
    if (isFirst) onDone();
  }

  async function sendOnce(): Promise<boolean> {
    const batch = waitingIn(now.edits).map((edit) => ({ ...edit, state: 'sending' as const, isSent: true }));
    for (const edit of batch) store.keep(edit);
    set({ edits: batch.reduce<Edits>(withEdit, now.edits) });
    await onSending();
    const changes = batch.map((edit) => changesOf(edit));
    try {
      const results = await send(changes.flat());
      settle(batch.map((edit, index) => outcomeOf(edit, changes[index] ?? [], results)));
      return true;
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      return refuse(batch, problem);
    }
  }

  function settle(outcomes: readonly Outcome[]): void {
    const saved = outcomes.filter(({ kind }) => kind === 'saved');
    for (const { edit } of saved) if (isStill(edit)) store.forget(cellKey(edit, edit.date));
    onSaved(outcomes);
    wait = 2_000;
    set({
      edits: afterSending(now.edits, outcomes),
      isCutOff: false,
      ...(saved.length > 0 && { savedAt: new Date(), saved: new Set(saved.map(({ edit }) => cellKey(edit, edit.date))) }),
    });
  }

  /** What did not arrive is tried again by itself; what was refused is told at its cell. */
  function refuse(batch: readonly Unsent[], problem: ApiProblem): false {
    const isPassing = problem.status === 0 || problem.status === 429 || problem.status >= 500;
    const back = (edit: Unsent): Unsent =>
      isPassing ? { ...edit, state: 'waiting' } : { ...edit, state: 'refused', complaint: problem.message };
    set({ edits: batch.filter(isStill).map(back).reduce<Edits>(withEdit, now.edits), isCutOff: isPassing });
    if (isPassing) {
      plan((problem.retryAfter ?? 0) * 1000 || wait);
      wait = Math.min(longestWait, wait * 2);
    }
    return false;
  }

  const isStill = (edit: Unsent): boolean => now.edits.get(cellKey(edit, edit.date))?.key === edit.key;

  /** On what the cell held when it was changed first; a conflict stays one until it is decided. */
  function enter(edit: Omit<Edit, 'key'>): void {
    const key = cellKey(edit, edit.date);
    const before = now.edits.get(key);
    const isConflict = before?.state === 'conflict';
    const whole: Unsent = {
      ...edit,
      base: before?.base ?? edit.base,
      key: crypto.randomUUID(),
      ...(isConflict ? { state: 'conflict', theirs: before.theirs } : { state: 'waiting' }),
    };
    if (before?.state !== 'sending' && saysNothing(whole)) return drop(key);
    store.keep(whole);
    set({ edits: withEdit(now.edits, whole) });
    plan(pause);
  }

  function drop(key: string): void {
    store.forget(key);
    set({ edits: withoutEdit(now.edits, key) });
  }

  /** Something is to be tried again, on what is there now. */
  function again(key: string, base?: readonly Entry[]): void {
    const edit = now.edits.get(key);
    if (!edit) return;
    const { complaint: _complaint, theirs: _theirs, ...rest } = edit;
    const next: Unsent = { ...rest, base: base ?? edit.base, key: crypto.randomUUID(), isSent: false, state: 'waiting' };
    store.keep(next);
    set({ edits: withEdit(now.edits, next) });
    void flush();
  }

  const conflict = (key: string, theirs: Entry): void => {
    const edit = now.edits.get(key);
    if (edit) set({ edits: withEdit(now.edits, { ...edit, state: 'conflict', theirs }) });
  };

  window.addEventListener('online', () => void flush());
  window.addEventListener('pagehide', () => void flush());

  return {
    now: (): Now => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    enter,
    drop,
    again,
    conflict,
    flush,
  };
}

const waitingIn = (edits: Edits): Unsent[] => [...edits.values()].filter(({ state }) => state === 'waiting');
