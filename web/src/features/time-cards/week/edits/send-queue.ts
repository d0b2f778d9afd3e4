import { type Change, changesOf } from '@cadre/rules/time/grid';
import { ApiProblem } from '../../../../platform/api-problem.ts';
import { readSession } from '../../../../platform/session/session-store.ts';
import type { EditStore } from './edit-store.ts';
import { type Edits, type Outcome, outcomeOf, type Result, type Unsent, withEdit } from './unsent.ts';

export type Connections = {
  user: number;
  send: (changes: readonly Change[]) => Promise<readonly Result[]>;
  /** Called before a request, because responses to earlier requests do not contain its changes. */
  onSending: () => Promise<unknown>;
  onSaved: (outcomes: readonly Outcome[]) => void;
  /** Called when no edits are left to send, here or in another tab. */
  onDone: () => void;
};

/** The next cell usually follows soon, and both go with one request. */
export const pause = 400;
const shortestWait = 2_000;
const longestWait = 30_000;

/** Sends finished edits, one request after the other, and again when the connection is back. */
export function openSendQueue(store: EditStore, { user, send, onSending, onSaved, onDone }: Connections) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let wait = shortestWait;
  let isClosed = false;

  /** Another queue of the user may follow a closed one, and its edits are newer. */
  const isSignedIn = (): boolean => !isClosed && readSession()?.user.id === user;

  const plan = (after: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), after);
  };

  /** Sends all that is finished. */
  function flush(): Promise<void> {
    if (running) return running;
    clearTimeout(timer);
    if (canSend()) running = drain();
    return running ?? Promise.resolve();
  }

  /** Edits are sent in the session of the user who typed them, and in no other. */
  const canSend = (): boolean => isSignedIn() && store.waiting().length > 0;

  /** It ends in the same step as its last look at the store, so that an edit which comes later starts it again. */
  async function drain(): Promise<void> {
    try {
      while (canSend()) if (!(await sendOnce())) return;
      onDone();
    } finally {
      running = undefined;
    }
  }

  /** If an older edit of a cell may have arrived, that edit is sent first. The session is checked last, because it may end before that. */
  async function sendOnce(): Promise<boolean> {
    await onSending();
    if (!isSignedIn()) return false;
    const batch = store.waiting().map((edit): Unsent => ({ ...(edit.earlier ?? edit), state: 'sending', isSent: true }));
    if (batch.length === 0) return true;
    for (const edit of batch) if (store.isCurrent(edit)) store.keepIfSame(edit);
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
    if (isSignedIn()) onSaved(outcomes);
    wait = shortestWait;
    store.settle(outcomes);
  }

  /** A failed connection is tried again by itself; a refusal is shown at its cell. */
  function refuse(batch: readonly Unsent[], problem: ApiProblem): false {
    const isPassing = problem.status === 0 || problem.status === 401 || problem.status === 429 || problem.status >= 500;
    if (isPassing) {
      const back = (edit: Unsent): Unsent => ({ ...edit, state: 'waiting' });
      store.set({ edits: batch.filter(store.isCurrent).map(back).reduce<Edits>(withEdit, store.now().edits), isCutOff: true });
      plan((problem.retryAfter ?? 0) * 1000 || wait);
      wait = Math.min(longestWait, wait * 2);
      return false;
    }
    settle(batch.map((edit) => ({ kind: 'refused', edit, entries: edit.base, complaint: problem.message })));
    if (store.waiting().length > 0) plan(pause);
    return false;
  }

  function close(): void {
    isClosed = true;
    clearTimeout(timer);
  }

  return { isSignedIn, plan, flush, close };
}
