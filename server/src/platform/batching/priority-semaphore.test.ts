import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPrioritySemaphore, type PrioritySemaphore } from './priority-semaphore.ts';
import { inRank, type Rank } from './rank.ts';
import { beginRequest } from './running-requests.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Enters, logs the name, and leaves immediately. */
const visit = (line: PrioritySemaphore, rank: Rank, name: string, seen: string[]): Promise<void> =>
  inRank(rank, async () => {
    const leave = await line.acquire();
    seen.push(name);
    leave();
  });

const acquire = (line: PrioritySemaphore, rank: Rank) => inRank(rank, () => line.acquire());
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('users go before terminals, and both before background work', async () => {
  const line = createPrioritySemaphore(1);
  const leave = await acquire(line, 'background');
  const seen: string[] = [];
  const visits = [
    visit(line, 'background', 'recompute', seen),
    visit(line, 'machines', 'terminal', seen),
    visit(line, 'people', 'Ana', seen),
  ];
  await settled();
  expect(seen).toEqual([]);
  leave();
  await vi.advanceTimersByTimeAsync(20);
  await Promise.all(visits);
  expect(seen).toEqual(['Ana', 'terminal', 'recompute']);
});

test('work that has yielded for long enough is let in, so that no call waits forever', async () => {
  const line = createPrioritySemaphore(1);
  const leave = await acquire(line, 'people');
  const seen: string[] = [];
  const visits = [visit(line, 'machines', 'terminal', seen)];
  await settled();
  vi.advanceTimersByTime(1000);
  visits.push(visit(line, 'background', 'recompute', seen));
  await settled();
  vi.advanceTimersByTime(1000);
  for (let at = 0; at < 20; at += 1) visits.push(visit(line, 'people', 'Ana', seen));
  await settled();
  leave();
  await Promise.all(visits);
  expect(seen.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'Ana'));
  expect([seen[4], seen[9]]).toEqual(['terminal', 'recompute']);
});

test('many that have waited for long do not keep a person waiting', async () => {
  const line = createPrioritySemaphore(1);
  const leave = await acquire(line, 'people');
  const seen: string[] = [];
  const visits = Array.from({ length: 20 }, () => visit(line, 'machines', 'terminal', seen));
  await settled();
  vi.advanceTimersByTime(5000);
  visits.push(visit(line, 'people', 'Ana', seen));
  await settled();
  leave();
  await Promise.all(visits);
  expect(seen[0]).toBe('Ana');
});

test('of several places people always find one', async () => {
  const line = createPrioritySemaphore(10);
  const running = await Promise.all(Array.from({ length: 2 }, () => acquire(line, 'background')));
  const seen: string[] = [];
  const third = visit(line, 'background', 'third', seen);
  await visit(line, 'people', 'Ana', seen);
  expect(seen).toEqual(['Ana']);
  running[0]?.();
  await third;
  expect(seen).toEqual(['Ana', 'third']);
});

test("a user's request eventually times out; background work keeps waiting", async () => {
  const line = createPrioritySemaphore(1);
  const held = [await acquire(line, 'people')];
  const seen: string[] = [];
  const refused = expect(acquire(line, 'people')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  const patient = visit(line, 'background', 'recompute', seen);
  await settled();
  vi.advanceTimersByTime(30_000);
  await refused;
  held[0]?.();
  await patient;
  expect(seen).toEqual(['recompute']);
});

test('between two statements of a user, no other work takes the only slot, but only for a short time', async () => {
  const line = createPrioritySemaphore(1);
  const end = beginRequest();
  (await acquire(line, 'people'))();
  const seen: string[] = [];
  const work = visit(line, 'background', 'recompute', seen);
  await settled();
  await visit(line, 'people', 'Ana', seen);
  expect(seen).toEqual(['Ana']);
  vi.advanceTimersByTime(40);
  await work;
  expect(seen).toEqual(['Ana', 'recompute']);
  end();
});

test('of many that have waited long, one runs between the statements of a user, and the others after the response', async () => {
  const line = createPrioritySemaphore(1);
  const held = await acquire(line, 'machines');
  const seen: string[] = [];
  const crowd = Array.from({ length: 3 }, () => visit(line, 'machines', 'terminal', seen));
  await settled();
  vi.advanceTimersByTime(5000);
  const end = beginRequest();
  const first = visit(line, 'people', 'Ana', seen);
  await settled();
  held();
  await first;
  for (let statement = 1; statement < 5; statement += 1) {
    vi.advanceTimersByTime(19);
    await visit(line, 'people', 'Ana', seen);
  }
  expect(seen.toSorted()).toEqual(['Ana', 'Ana', 'Ana', 'Ana', 'Ana', 'terminal']);
  end();
  await Promise.all(crowd);
  expect(seen.slice(6)).toEqual(['terminal', 'terminal']);
});

test("during a user's request most of the slots stay free, and background work gets none while a statement runs", async () => {
  const line = createPrioritySemaphore(10);
  const end = beginRequest();
  const leave = await acquire(line, 'people');
  const seen: string[] = [];
  const held = [await acquire(line, 'machines')];
  const later = [visit(line, 'machines', 'terminal', seen), visit(line, 'background', 'recompute', seen)];
  await settled();
  expect(seen).toEqual([]);
  leave();
  end();
  await Promise.all(later);
  expect(seen).toEqual(['terminal', 'recompute']);
  for (const one of held) one();
});

test('while users send requests in quick succession, the only slot rests after other work for as long as that work took', async () => {
  const line = createPrioritySemaphore(1);
  beginRequest()();
  const leave = await acquire(line, 'background');
  vi.advanceTimersByTime(40);
  leave();
  const seen: string[] = [];
  const work = visit(line, 'background', 'recompute', seen);
  await settled();
  vi.advanceTimersByTime(39);
  await visit(line, 'people', 'Ana', seen);
  expect(seen).toEqual(['Ana']);
  vi.advanceTimersByTime(1);
  await work;
  expect(seen).toEqual(['Ana', 'recompute']);
});

test('without active users, batches follow each other without a pause', async () => {
  const line = createPrioritySemaphore(1);
  beginRequest()();
  vi.advanceTimersByTime(1000);
  const leave = await acquire(line, 'background');
  vi.advanceTimersByTime(40);
  leave();
  const seen: string[] = [];
  await visit(line, 'background', 'recompute', seen);
  expect(seen).toEqual(['recompute']);
});

test('while the queue is paused no call enters, and then users go first, even before earlier calls', async () => {
  const line = createPrioritySemaphore(1);
  const leave = await acquire(line, 'people');
  const open = line.pause();
  leave();
  const seen: string[] = [];
  const visits = [visit(line, 'background', 'recompute', seen), visit(line, 'people', 'Ana', seen)];
  await settled();
  expect(seen).toEqual([]);
  open();
  await vi.advanceTimersByTimeAsync(20);
  await Promise.all(visits);
  expect(seen).toEqual(['Ana', 'recompute']);
});

test('no call is refused while the queue is paused', async () => {
  const line = createPrioritySemaphore(1);
  const open = line.pause();
  const seen: string[] = [];
  const ana = visit(line, 'people', 'Ana', seen);
  await vi.advanceTimersByTimeAsync(70_000);
  open();
  await ana;
  expect(seen).toEqual(['Ana']);
});

test('to leave twice makes no second place', async () => {
  const line = createPrioritySemaphore(1);
  const leave = await acquire(line, 'people');
  leave();
  leave();
  await acquire(line, 'people');
  const seen: string[] = [];
  void visit(line, 'people', 'Ana', seen);
  await settled();
  expect(seen).toEqual([]);
});
