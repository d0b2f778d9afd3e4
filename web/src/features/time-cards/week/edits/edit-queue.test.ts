import { type Change, cellKey, changesOf, minutesIn } from '@cadre/rules/time/grid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../../../../platform/session/session-store.ts';
import { storageKeyOf } from '../../../../platform/session/sweep-storage.ts';
import { mira } from '../../../../platform/testing/mira.ts';
import { createModelServer, type ModelServer } from '../testing/model-server.ts';
import { createEditQueue, type EditQueue } from './edit-queue.ts';
import { pendingEdits } from './pending-edits.ts';
import { outcomeOf, type Unsent } from './unsent.ts';

const noa = { ...mira, id: 8, name: 'Noa' };
const place = { project_id: 7, project_task_id: null, work_type: 'normal' };
const monday = '2030-01-07';
const cell = cellKey(place, monday);
const storageKey = `${storageKeyOf(mira.id)}time-card.${cell}`;

let server: ModelServer;
let queues: EditQueue[];
let sent: Change[][];
let done: number;
let shown: number;

const signIn = (user: typeof mira) => startSession({ access_token: `of-${user.id}`, user });
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const minutes = () => minutesIn(server.rowsOf(mira.id, monday));
const value = (hours: number) => ({ ...place, date: monday, base: server.rowsOf(mira.id, monday), minutes: hours * 60, description: null });

function open(user = mira): EditQueue {
  const queue = createEditQueue({
    user: user.id,
    send: (changes) => {
      sent.push([...changes]);
      return server.send(user.id, changes);
    },
    sendOnLeaving: (changes) => server.sendOnLeaving(user.id, changes),
    onSending: shortly,
    onSaved: () => {
      shown += 1;
    },
    onDone: () => {
      done += 1;
    },
  });
  queues.push(queue);
  return queue;
}

const shortly = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Another tab of this browser stores an edit, or removes it after it was saved. */
function inOtherTab(edit: Partial<Unsent> | undefined): void {
  const newValue = edit ? JSON.stringify({ ...value(0), ...edit }) : null;
  if (newValue === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue, storageArea: localStorage }));
}

function hidePage(): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}

async function answerAll(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await wait(500);
    while (!server.isIdle()) server.answer();
  }
  await wait(0);
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  server = createModelServer();
  [queues, sent, done, shown] = [[], [], 0, 0];
  signIn(mira);
});
afterEach(() => {
  for (const queue of queues) queue.close();
  endSession();
  vi.useRealTimers();
});

test.each([
  ['is sent in the next session of its user', mira, 480],
  ['is not sent in the session of another user', noa, 0],
])('an edit whose session ends right before its request %s', async (_what, next, expected) => {
  const queue = open();
  queue.enter(value(8));
  await wait(410);
  endSession();
  signIn(next);
  await answerAll();
  expect(server.faults).toEqual([]);
  expect(minutes()).toBe(expected);
  expect(pendingEdits(mira.id).read().size).toBe(expected === 0 ? 1 : 0);
});

test.each([
  ['is shown in a session of the user who typed them', mira, 1],
  ['is not shown in the session of another user', noa, 0],
])('a late response with saved hours %s', async (_what, next, expected) => {
  const queue = open();
  queue.enter(value(8));
  await wait(500);
  endSession();
  signIn(next);
  await answerAll();
  expect(minutes()).toBe(480);
  expect(shown).toBe(expected);
});

test('an edit that is entered right after a flush without work is sent', async () => {
  const queue = open();
  void queue.flush();
  queue.enter(value(8));
  void queue.flush();
  await wait(30);
  expect(sent).toHaveLength(1);
});

test('a retry stays planned when the queue is flushed right after a failure', async () => {
  const queue = open();
  queue.subscribe(() => queueMicrotask(() => queue.now().isCutOff && void queue.flush()));
  queue.enter(value(8));
  await wait(500);
  server.lose(0);
  await wait(2_100);
  expect(sent).toHaveLength(2);
});

test('a closed queue sends nothing, and the next queue of the user sends its edits', async () => {
  const closed = open();
  closed.enter(value(8));
  await wait(410);
  closed.close();
  await answerAll();
  expect(sent).toEqual([]);
  void open().flush();
  await answerAll();
  expect(minutes()).toBe(480);
});

test('after an unreadable text is discarded, the value that it replaced is sent', async () => {
  const queue = open();
  queue.enter(value(8));
  queue.type({ ...value(8) }, 'lots', false);
  queue.leave(cell);
  await answerAll();
  expect(sent).toEqual([]);
  queue.drop(cell);
  await answerAll();
  expect(minutes()).toBe(480);
  expect(queue.now().edits.size).toBe(0);
});

test('an unreadable text in an empty cell is discarded with its edit', () => {
  const queue = open();
  queue.type(value(0), 'lots', false);
  queue.leave(cell);
  expect(queue.now().edits.get(cell)?.state).toBe('unreadable');
  queue.drop(cell);
  expect(queue.now().edits.size).toBe(0);
  expect(pendingEdits(mira.id).read().size).toBe(0);
});

test('a conflict of an edit is also one of the newer edit that returns to the first value', async () => {
  server.addRow(mira.id, monday, 60);
  const queue = open();
  const before = value(1);
  queue.enter({ ...before, minutes: 120 });
  server.changeElsewhere(mira.id, monday, 7);
  await wait(500);
  queue.enter(before);
  await answerAll();
  expect(queue.now().edits.get(cell)).toMatchObject({ state: 'conflict', minutes: 60, theirs: { minutes: 7 } });
  expect(minutes()).toBe(7);
});

test('a new edit that conflicts stays a conflict while the user types on', async () => {
  server.addRow(mira.id, monday, 60);
  const queue = open();
  const before = value(1);
  queue.enter({ ...before, minutes: 120 });
  server.changeElsewhere(mira.id, monday, 7);
  await wait(500);
  queue.type({ ...before, minutes: 180 }, '3', true);
  await answerAll();
  queue.leave(cell);
  expect(queue.now().edits.get(cell)).toMatchObject({ state: 'conflict', minutes: 180, theirs: { minutes: 7 } });
});

test('hours typed again after a colleague deleted a row of the cell wait for the decision of the user, after a reload too', async () => {
  server.addRow(mira.id, monday, 60);
  server.addRow(mira.id, monday, 60);
  const queue = open();
  const before = value(1);
  queue.enter({ ...before, minutes: 0 });
  server.changeElsewhere(mira.id, monday, 0);
  window.dispatchEvent(new Event('pagehide'));
  queue.enter(before);
  await wait(500);
  server.answer();
  await wait(0);
  expect(minutes()).toBe(0);
  queue.close();
  const next = open();
  void next.flush();
  await answerAll();
  expect(next.now().edits.get(cell)).toMatchObject({ state: 'conflict', minutes: 60, theirs: null });
  next.again(cell, []);
  await answerAll();
  expect(minutes()).toBe(60);
  expect(pendingEdits(mira.id).read().size).toBe(0);
});

test('a conflict of another tab is one in this tab too, when the connection is back', async () => {
  server.addRow(mira.id, monday, 60);
  const queue = open();
  inOtherTab({ ...value(1), key: 'theirs', theirs: null });
  server.changeElsewhere(mira.id, monday, 0);
  window.dispatchEvent(new Event('online'));
  await answerAll();
  expect(sent).toEqual([]);
  expect(queue.now().edits.get(cell)).toMatchObject({ state: 'conflict', minutes: 60 });
});

test('an edit of another tab is shown but not sent, until that tab has sent it', async () => {
  const queue = open();
  inOtherTab({ minutes: 240, key: 'theirs' });
  expect(queue.now().edits.get(cell)).toMatchObject({ state: 'elsewhere', minutes: 240 });
  await queue.flush();
  await answerAll();
  expect(sent).toEqual([]);
  inOtherTab(undefined);
  expect(queue.now().edits.size).toBe(0);
  expect(done).toBe(1);
});

test('a storage event of another user or of another store changes nothing', () => {
  const queue = open();
  const newValue = JSON.stringify({ ...value(4), key: 'theirs' });
  const key = storageKey.replace(storageKeyOf(mira.id), storageKeyOf(noa.id));
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue, storageArea: sessionStorage }));
  expect(queue.now().edits.size).toBe(0);
});

test('an edit of another tab is sent when the connection is back, once', async () => {
  open();
  inOtherTab({ minutes: 240, key: 'theirs' });
  window.dispatchEvent(new Event('online'));
  await answerAll();
  expect(minutes()).toBe(240);
  expect(pendingEdits(mira.id).read().size).toBe(0);
});

test('a value typed over the edit of another tab follows that edit', async () => {
  const queue = open();
  inOtherTab({ minutes: 240, key: 'theirs' });
  queue.enter(value(8));
  await answerAll();
  expect(sent.map((changes) => changes.map((change) => change.minutes))).toEqual([[240], [480]]);
  expect(server.rowsOf(mira.id, monday)).toHaveLength(1);
  expect(minutes()).toBe(480);
});

test('an edit that another tab has sent meanwhile goes before the newer edit of this tab', async () => {
  const queue = open();
  queue.enter(value(8));
  inOtherTab({ minutes: 240, key: 'theirs', isSent: true });
  await answerAll();
  expect(sent.map((changes) => changes.map((change) => change.minutes))).toEqual([[240], [480]]);
});

test('a response to an older edit leaves the newer edit of another tab in the storage', async () => {
  const queue = open();
  queue.enter(value(8));
  await wait(500);
  inOtherTab({ minutes: 240, key: 'theirs' });
  await answerAll();
  expect(minutes()).toBe(480);
  expect(pendingEdits(mira.id).read().get(cell)).toMatchObject({ minutes: 240, key: 'theirs' });
});

test('a refusal of an edit leaves the newer edit of another tab in the storage', async () => {
  const queue = open();
  server.close(monday);
  queue.enter(value(8));
  await wait(500);
  inOtherTab({ minutes: 240, key: 'theirs' });
  await answerAll();
  expect(queue.now().edits.get(cell)?.state).toBe('refused');
  expect(pendingEdits(mira.id).read().get(cell)).toMatchObject({ minutes: 240, key: 'theirs' });
});

test('an edit that is stored but unreadable to this version of the page is left alone', () => {
  localStorage.setItem(storageKey, '{"date":1}');
  expect(open().now().edits.size).toBe(0);
  expect(localStorage.getItem(storageKey)).toBe('{"date":1}');
});

test('an unreadable text is still in its cell after a reload, and is not sent', async () => {
  const queue = open();
  queue.type(value(8), 'lots', false);
  queue.close();
  const next = open();
  void next.flush();
  await answerAll();
  expect(next.now().edits.get(cell)).toMatchObject({ state: 'unreadable', text: 'lots' });
  expect(sent).toEqual([]);
});

test.each([
  ['rests', () => wait(3_100)],
  ['leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['hides the page', hidePage],
  ['leaves the cell', () => queues[0]?.leave(cell)],
])('a typed value is sent when the user %s', async (_what, act) => {
  const queue = open();
  queue.type(value(8), '8', true);
  await wait(100);
  expect(sent).toEqual([]);
  await act();
  server.arriveLate();
  // Ends before the pause in typing, which would send the value as well.
  await answerAll();
  expect(minutes()).toBe(480);
});

test('a value that is entered over a conflict waits for the decision of the user', async () => {
  const queue = open();
  queue.enter(value(8));
  server.changeElsewhere(mira.id, monday, 7);
  await answerAll();
  expect(sent).toHaveLength(1);
  queue.enter(value(6));
  await answerAll();
  expect(sent).toHaveLength(1);
  expect(queue.now().edits.get(cell)).toMatchObject({ state: 'conflict', minutes: 360 });
});

test('a value that is typed over an unsent edit does not replace what a colleague saved meanwhile', async () => {
  server.addRow(mira.id, monday, 60);
  const queue = open();
  queue.enter({ ...value(1), minutes: 120 });
  server.changeElsewhere(mira.id, monday, 7);
  queue.enter(value(3));
  await answerAll();
  expect(minutes()).toBe(7);
  expect(queue.now().edits.get(cell)).toMatchObject({ state: 'conflict', minutes: 180 });
});

test('of a cell that was saved in part only the rest is sent again, after a reload too', async () => {
  server.addRow(mira.id, monday, 60);
  server.addRow(mira.id, monday, 60);
  const queue = open();
  queue.enter(value(0));
  server.changeLastRow(mira.id, monday, 30);
  await answerAll();
  expect(minutes()).toBe(30);
  queue.close();
  const next = open();
  void next.flush();
  await answerAll();
  expect(server.faults).toEqual([]);
  expect(next.now().edits.get(cell)).toMatchObject({ state: 'conflict', theirs: { minutes: 30 } });
  next.again(cell, server.rowsOf(mira.id, monday));
  await answerAll();
  expect(minutes()).toBe(0);
  expect(next.now().edits.size).toBe(0);
});

test('a conflict in one row of a cell knows what became of the other row', async () => {
  server.addRow(mira.id, monday, 60);
  server.addRow(mira.id, monday, 60);
  const queue = open();
  queue.enter({ ...value(0), minutes: 30 });
  server.changeElsewhere(mira.id, monday, 7);
  await answerAll();
  expect(queue.now().edits.get(cell)?.base).toMatchObject([{ minutes: 60 }, { minutes: 30, version: 2 }]);
});

test('the stored edit builds on the rows that its predecessor saved', async () => {
  const queue = open();
  queue.enter(value(8));
  await wait(500);
  queue.type(value(6), '6', true);
  expect(pendingEdits(mira.id).read().get(cell)?.earlier).toMatchObject({ minutes: 480 });
  server.answer();
  await wait(0);
  expect(pendingEdits(mira.id).read().get(cell)).toMatchObject({ minutes: 360, base: [{ minutes: 480 }] });
  expect(pendingEdits(mira.id).read().get(cell)?.earlier).toBeUndefined();
});

test('a refused request leaves the next edit to a request of its own', async () => {
  const queue = open();
  queue.enter(value(8));
  await wait(430);
  queue.enter({ ...value(6), date: '2030-01-08' });
  await wait(500);
  server.refuse();
  await answerAll();
  expect(queue.now().edits.get(cell)?.state).toBe('refused');
  expect(minutesIn(server.rowsOf(mira.id, '2030-01-08'))).toBe(360);
});

test('a change without a result is not saved, and one with a result is', () => {
  const edit: Unsent = { ...value(8), key: 'k', state: 'sending' };
  const changes = changesOf(edit);
  expect(outcomeOf(edit, changes, []).kind).toBe('refused');
  expect(outcomeOf(edit, changes, [{ key: 'k', id: 1, version: 1, isStale: false }]).kind).toBe('saved');
});

test.each([
  ['a row of its own', { id: 5, version: 1 }, [{ id: 5, version: 1, minutes: 480 }]],
  ['no row, if that was deleted meanwhile', {}, []],
])('a repeated new cell has %s', (_what, row, entries) => {
  const edit: Unsent = { ...value(8), key: 'k', state: 'sending', isSent: true };
  expect(outcomeOf(edit, changesOf(edit), [{ key: 'k', isStale: false, ...row }])).toMatchObject({ kind: 'saved', entries });
});

test('a sent edit is marked in the storage before its request, so that a crash cannot hide it', async () => {
  const queue = open();
  queue.enter(value(8));
  expect(pendingEdits(mira.id).read().get(cell)?.isSent).toBeUndefined();
  await wait(430);
  expect(sent).toHaveLength(1);
  expect(pendingEdits(mira.id).read().get(cell)?.isSent).toBe(true);
});

test('a lost connection is tried again after longer and longer waits', async () => {
  const queue = open();
  queue.enter(value(8));
  await wait(430);
  for (const [before, after] of [
    [1_990, 40],
    [3_990, 40],
    [7_990, 40],
  ] as const) {
    const count = sent.length;
    server.lose(0);
    await wait(before);
    expect(sent).toHaveLength(count);
    await wait(after);
    expect(sent).toHaveLength(count + 1);
    expect(queue.now().isCutOff).toBe(true);
  }
  server.answer();
  await wait(0);
  expect(queue.now().isCutOff).toBe(false);
  expect(minutes()).toBe(480);
});

test.each([
  [0, 'waiting'],
  [401, 'waiting'],
  [429, 'waiting'],
  [503, 'waiting'],
  [403, 'refused'],
  [422, 'refused'],
])('after status %s an edit is %s', async (status, state) => {
  const queue = open();
  queue.enter(value(8));
  await wait(430);
  server.lose(status);
  await wait(0);
  expect(queue.now().edits.get(cell)?.state).toBe(state);
  await wait(2_100);
  expect(sent).toHaveLength(state === 'waiting' ? 2 : 1);
});
