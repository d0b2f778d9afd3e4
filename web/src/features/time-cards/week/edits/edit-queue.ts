import { type Change, cellKey, changesOf, type Edit, type Entry, isNoop } from '@cadre/rules/time/grid';
import { onSignOut } from '../../../../platform/session/sign-out-work.ts';
import { openEditStore } from './edit-store.ts';
import { type Connections, openSendQueue, pause } from './send-queue.ts';
import { type Step, type Steps, withStep } from './undo-steps.ts';
import { afterTyping, finished, maybeArrived, plainEdit, type Unsent } from './unsent.ts';

type Surroundings = Connections & {
  /** Arrives although the page is left; no answer is awaited. */
  sendOnLeaving: (changes: readonly Change[]) => void;
};

/** A cell that keeps the focus is sent after this rest. */
const typingPause = 3_000;

export type EditQueue = ReturnType<typeof createEditQueue>;

/**
 * Handles the edits of the grid. Every keystroke is stored in this browser immediately, and finished edits go into the queue. Both outlive the
 * page and the session, so that edits of a page that was left are still saved, by the user who typed them.
 */
export function createEditQueue({ sendOnLeaving, ...connections }: Surroundings) {
  const store = openEditStore(connections.user);
  const queue = openSendQueue(store, connections);
  let typingTimer: ReturnType<typeof setTimeout> | undefined;

  /** Also sends the edit being typed. */
  function finish(): Promise<void> {
    clearTimeout(typingTimer);
    finishTyped();
    return queue.flush();
  }

  function finishTyped(): void {
    for (const edit of store.now().edits.values()) if (edit.state === 'typing' && !edit.isUnreadable) store.put(finished(edit));
  }

  /** Based on the rows of the cell before its first change; a conflict remains until the user decides it. */
  function nextEdit(edit: Omit<Edit, 'key'>): Unsent {
    const before = store.now().edits.get(cellKey(edit, edit.date));
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
    store.keep({ ...nextEdit(edit), state: 'typing', text, ...(!isReadable && { isUnreadable: true }) });
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => void finish(), typingPause);
  }

  /** The cell loses the focus. */
  function leave(key: string): void {
    const edit = store.now().edits.get(key);
    if (edit?.state === 'typing') finishOne(afterTyping(edit));
  }

  const enter = (edit: Omit<Edit, 'key'>): void => finishOne(finished(nextEdit(edit)));

  function finishOne(edit: Unsent): void {
    if (edit.state === 'waiting' && !edit.earlier && isNoop(edit)) return store.drop(cellKey(edit, edit.date));
    store.keep(edit);
    queue.plan(pause);
  }

  /** Discards an edit. The value that an unreadable text has replaced is an edit of its own, which remains. */
  function drop(key: string): void {
    const edit = store.now().edits.get(key);
    if (edit?.isUnreadable) finishOne(finished(edit));
    else store.drop(key);
  }

  /** Another try, on the rows that are stored now. */
  function again(key: string, base?: readonly Entry[]): void {
    const edit = store.now().edits.get(key);
    if (!edit) return;
    store.keep({ ...plainEdit(edit), base: base ?? edit.base, key: crypto.randomUUID(), isSent: false, state: 'waiting' });
    void queue.flush();
  }

  const conflict = (key: string, theirs: Entry): void => {
    const edit = store.now().edits.get(key);
    if (edit) store.put({ ...edit, state: 'conflict', theirs });
  };

  /** The tab that typed an edit may be gone, so all of them are sent from here. */
  function adopt(): Promise<void> {
    for (const edit of store.now().edits.values()) if (edit.state === 'elsewhere') store.put(afterTyping(edit));
    return finish();
  }

  /** A request that is under way may be broken off, so its edits go again, under the same keys. */
  function leavePage(): void {
    if (!queue.isSignedIn()) return;
    finishTyped();
    const left = [...store.now().edits.values()].filter(({ state }) => state === 'waiting' || state === 'sending');
    const sent = left.map((edit): Edit => edit.earlier ?? { ...plainEdit(edit), isSent: true });
    for (const edit of left) if (!edit.earlier) store.keepIfSame({ ...edit, isSent: true });
    if (sent.length > 0) sendOnLeaving(sent.flatMap(changesOf));
  }

  const onVisibility = (): void => void (document.visibilityState === 'hidden' && finish());
  const onOnline = (): void => void adopt();
  const onStorage = (event: StorageEvent): void => void (store.follow(event) && connections.onDone());
  window.addEventListener('online', onOnline);
  window.addEventListener('pagehide', leavePage);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisibility);
  const stopSigningOut = onSignOut(finish);

  return {
    now: store.now,
    subscribe: store.subscribe,
    type,
    leave,
    enter,
    drop,
    again,
    conflict,
    flush: queue.flush,
    finish,
    adopt,
    noteStep: (step: Step): void => store.set({ steps: withStep(store.now().steps, step) }),
    setSteps: (steps: Steps): void => store.set({ steps }),
    close: (): void => {
      queue.close();
      clearTimeout(typingTimer);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('pagehide', leavePage);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisibility);
      stopSigningOut();
    },
  };
}
