import { type Change, cellKey, changesOf, type Edit, type Entry, saysNothing } from '@cadre/rules/time/grid';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { readSession } from '../../../platform/session-store.ts';
import { onSignOut } from '../../../platform/sign-out-work.ts';
import { keptEdits } from './kept-edits.ts';
import { noSteps, type Step, type Steps, withStep } from './undo-steps.ts';
import {
  afterSending,
  type Edits,
  maybeArrived,
  type Outcome,
  outcomeOf,
  plainEdit,
  type Result,
  type Unsent,
  withEdit,
  withoutEdit,
} from './unsent.ts';

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

type Connections = {
  user: number;
  send: (changes: readonly Change[]) => Promise<readonly Result[]>;
  /** Arrives although the page is left; no answer is awaited. */
  sendOnLeaving: (changes: readonly Change[]) => void;
  /** Before a request: answers that are under way know nothing of it. */
  onSending: () => Promise<unknown>;
  onSaved: (outcomes: readonly Outcome[]) => void;
  /** Nothing is left to send, here or in another tab. */
  onDone: () => void;
};

/** The next cell usually follows soon, and both go with one request. */
const pause = 400;
/** A cell that keeps the focus is sent after this rest. */
const typingPause = 3_000;
const longestWait = 30_000;

export type Desk = ReturnType<typeof openDesk>;

/**
 * The queue of edits. Every key stroke is stored in this browser at once; finished edits are sent, one request after the other, and again when the
 * connection is back. The queue outlives the page and the session, so that a week that is left is saved all the same, by the user who typed it.
 */
export function openDesk({ user, send, sendOnLeaving, onSending, onSaved, onDone }: Connections) {
  const store = keptEdits(user);
  const listeners = new Set<() => void>();
  let now: Now = { edits: store.read(), isCutOff: false, savedAt: undefined, saved: new Set(), steps: noSteps };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let wait = 2_000;

  const isSignedIn = (): boolean => readSession()?.user.id === user;

  const set = (change: Partial<Now>): void => {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  };

  const put = (edit: Unsent): void => set({ edits: withEdit(now.edits, edit) });

  const plan = (after: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), after);
  };

  /** Sends all that is finished. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Sends what is being typed, too. */
  function finish(): Promise<void> {
    clearTimeout(typingTimer);
    const typed = [...now.edits.values()].filter(({ state, isUnreadable }) => state === 'typing' && !isUnreadable);
    for (const edit of typed) put(finished(edit));
    return flush();
  }

  /** Edits are sent in the session of the user who typed them, and in no other. */
  async function drain(): Promise<void> {
    if (!isSignedIn()) return;
    const isFirst = waitingIn(now.edits).length > 0;
    while (isSignedIn() && waitingIn(now.edits).length > 0) if (!(await sendOnce())) return;
    if (isFirst) onDone();
  }

  /** Of a cell whose older edit maybe arrived, that one goes first. */
  async function sendOnce(): Promise<boolean> {
    const batch = waitingIn(now.edits).map((edit): Unsent => ({ ...(edit.earlier ?? edit), state: 'sending', isSent: true }));
    for (const edit of batch) {
      if (!isStill(edit)) continue;
      store.keepIfSame(edit);
      put(edit);
    }
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
    onSaved(outcomes);
    wait = 2_000;
    set({
      edits: afterSending(now.edits, outcomes),
      isCutOff: false,
      ...(saved.length > 0 && { savedAt: new Date(), saved: new Set(saved.map(({ edit }) => cellKey(edit, edit.date))) }),
    });
    for (const { kind, edit } of outcomes) {
      const cell = cellKey(edit, edit.date);
      const left = now.edits.get(cell);
      if (kind === 'saved' && !left) store.forgetIfSame(cell, edit.key);
      if (left) store.keepIfSame(left);
    }
  }

  /** A failed connection is tried again by itself; a refusal is shown at its cell. */
  function refuse(batch: readonly Unsent[], problem: ApiProblem): false {
    const isPassing = problem.status === 0 || problem.status === 401 || problem.status === 429 || problem.status >= 500;
    if (isPassing) {
      const back = (edit: Unsent): Unsent => ({ ...edit, state: 'waiting' });
      set({ edits: batch.filter(isStill).map(back).reduce<Edits>(withEdit, now.edits), isCutOff: true });
      plan((problem.retryAfter ?? 0) * 1000 || wait);
      wait = Math.min(longestWait, wait * 2);
      return false;
    }
    settle(batch.map((edit) => ({ kind: 'refused', edit, entries: edit.base, complaint: problem.message })));
    if (waitingIn(now.edits).length > 0) plan(pause);
    return false;
  }

  const isStill = (edit: Edit): boolean => now.edits.get(cellKey(edit, edit.date))?.key === edit.key;

  /** On what the cell had when it was changed first; a conflict remains one until it is decided. */
  function nextEdit(edit: Omit<Edit, 'key'>): Unsent {
    const before = now.edits.get(cellKey(edit, edit.date));
    const earlier = maybeArrived(before);
    return {
      ...edit,
      base: before?.base ?? edit.base,
      key: crypto.randomUUID(),
      state: 'waiting',
      ...(earlier && { earlier }),
      ...(before && 'theirs' in before && { theirs: before.theirs }),
    };
  }

  /** The text of a cell after a key stroke. */
  function type(edit: Omit<Edit, 'key'>, text: string, isReadable: boolean): void {
    const typed: Unsent = { ...nextEdit(edit), state: 'typing', text, ...(!isReadable && { isUnreadable: true }) };
    store.keep(typed);
    put(typed);
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => void finish(), typingPause);
  }

  /** The cell loses the focus. */
  function leave(key: string): void {
    const edit = now.edits.get(key);
    if (edit?.state === 'typing') finishOne(edit.isUnreadable ? { ...edit, state: 'unreadable' } : finished(edit));
  }

  const enter = (edit: Omit<Edit, 'key'>): void => {
    const next = nextEdit(edit);
    finishOne('theirs' in next ? { ...next, state: 'conflict' } : next);
  };

  function finishOne(edit: Unsent): void {
    const cell = cellKey(edit, edit.date);
    if (edit.state === 'waiting' && !edit.earlier && saysNothing(edit)) return drop(cell);
    store.keep(edit);
    put(edit);
    plan(pause);
  }

  function drop(key: string): void {
    store.forget(key);
    set({ edits: withoutEdit(now.edits, key) });
  }

  /** Another try, on the rows that are stored now. */
  function again(key: string, base?: readonly Entry[]): void {
    const edit = now.edits.get(key);
    if (!edit) return;
    const next: Unsent = { ...plainEdit(edit), base: base ?? edit.base, key: crypto.randomUUID(), isSent: false, state: 'waiting' };
    store.keep(next);
    put(next);
    void flush();
  }

  const conflict = (key: string, theirs: Entry): void => {
    const edit = now.edits.get(key);
    if (edit) put({ ...edit, state: 'conflict', theirs });
  };

  /** What another tab types shows here, and is sent there. */
  function follow(event: StorageEvent): void {
    const change = event.storageArea === localStorage ? store.changeIn(event) : undefined;
    if (!change) return;
    const { cell, edit } = change;
    const mine = now.edits.get(cell);
    if (!edit && mine?.state === 'elsewhere') {
      set({ edits: withoutEdit(now.edits, cell) });
      onDone();
    }
    if (!edit) return;
    if (!mine || mine.state === 'elsewhere') put({ ...edit, state: 'elsewhere' });
    else if (mine.key === edit.key) put({ ...mine, isSent: Boolean(mine.isSent || edit.isSent) });
    else if (edit.isSent && !mine.earlier) put({ ...mine, earlier: plainEdit(edit) });
  }

  /** The tab that typed an edit may be gone, so all of them are sent from here. */
  function adopt(): Promise<void> {
    for (const edit of now.edits.values())
      if (edit.state === 'elsewhere') put({ ...edit, state: edit.isUnreadable ? 'unreadable' : 'waiting' });
    return finish();
  }

  /** A request that is under way may be broken off, so its edits go again, under the same keys. */
  function leavePage(): void {
    if (!isSignedIn()) return;
    for (const edit of now.edits.values()) if (edit.state === 'typing' && !edit.isUnreadable) put(finished(edit));
    const left = [...now.edits.values()].filter(({ state }) => state === 'waiting' || state === 'sending');
    const sent = left.map((edit): Edit => edit.earlier ?? { ...plainEdit(edit), isSent: true });
    for (const edit of left)
      if (!edit.earlier) {
        const marked = { ...edit, isSent: true };
        store.keepIfSame(marked);
        put(marked);
      }
    if (sent.length > 0) sendOnLeaving(sent.flatMap(changesOf));
  }

  const onVisibility = (): void => void (document.visibilityState === 'hidden' && finish());
  const onOnline = (): void => void adopt();
  window.addEventListener('online', onOnline);
  window.addEventListener('pagehide', leavePage);
  window.addEventListener('storage', follow);
  document.addEventListener('visibilitychange', onVisibility);
  const stopSigningOut = onSignOut(finish);

  return {
    now: (): Now => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type,
    leave,
    enter,
    drop,
    again,
    conflict,
    flush,
    finish,
    adopt,
    noteStep: (step: Step): void => set({ steps: withStep(now.steps, step) }),
    setSteps: (steps: Steps): void => set({ steps }),
    close: (): void => {
      clearTimeout(timer);
      clearTimeout(typingTimer);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('pagehide', leavePage);
      window.removeEventListener('storage', follow);
      document.removeEventListener('visibilitychange', onVisibility);
      stopSigningOut();
    },
  };
}

const waitingIn = (edits: Edits): Unsent[] => [...edits.values()].filter(({ state }) => state === 'waiting');

/** A conflict is decided by the user, not by typing on. */
function finished({ text: _text, isUnreadable: _isUnreadable, ...edit }: Unsent): Unsent {
  return { ...edit, state: 'theirs' in edit ? 'conflict' : 'waiting' };
}
