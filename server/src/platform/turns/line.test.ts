import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLine, type Line } from './line.ts';
import { inRank, type Rank } from './rank.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Enters, notes it, and leaves at once. */
const visit = (line: Line, rank: Rank, name: string, seen: string[]): Promise<void> =>
  inRank(rank, async () => {
    const leave = await line.enter();
    seen.push(name);
    leave();
  });

const enter = (line: Line, rank: Rank) => inRank(rank, () => line.enter());
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('people go before terminals, and both before what nobody waits for', async () => {
  const line = createLine(1);
  const leave = await enter(line, 'background');
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

test('who has let others go for long enough is let in between them, so nobody waits for ever', async () => {
  const line = createLine(1);
  const leave = await enter(line, 'people');
  const seen: string[] = [];
  const visits = [visit(line, 'background', 'recompute', seen), visit(line, 'machines', 'terminal', seen)];
  await settled();
  vi.advanceTimersByTime(2001);
  for (let at = 0; at < 20; at += 1) visits.push(visit(line, 'people', 'Ana', seen));
  await settled();
  leave();
  await Promise.all(visits);
  expect(seen.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'Ana'));
  expect([seen[4], seen[9]]).toEqual(['terminal', 'recompute']);
});

test('many that have waited for long do not keep a person waiting', async () => {
  const line = createLine(1);
  const leave = await enter(line, 'people');
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
  const line = createLine(10);
  const inside = await Promise.all(Array.from({ length: 3 }, () => enter(line, 'background')));
  const seen: string[] = [];
  const fourth = visit(line, 'background', 'fourth', seen);
  await visit(line, 'people', 'Ana', seen);
  expect(seen).toEqual(['Ana']);
  inside[0]?.();
  await fourth;
  expect(seen).toEqual(['Ana', 'fourth']);
});

test('a person is told at last that it takes too long; what nobody waits for goes on waiting', async () => {
  const line = createLine(1);
  const held = [await enter(line, 'people')];
  const seen: string[] = [];
  const refused = expect(enter(line, 'people')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  const patient = visit(line, 'background', 'recompute', seen);
  await settled();
  vi.advanceTimersByTime(60_000);
  await refused;
  held[0]?.();
  await patient;
  expect(seen).toEqual(['recompute']);
});

test('between two statements of a person nobody else takes the one place, but not for long', async () => {
  const line = createLine(1);
  (await enter(line, 'people'))();
  const seen: string[] = [];
  const work = visit(line, 'background', 'recompute', seen);
  await settled();
  await visit(line, 'people', 'Ana', seen);
  expect(seen).toEqual(['Ana']);
  vi.advanceTimersByTime(20);
  await work;
  expect(seen).toEqual(['Ana', 'recompute']);
});

test('to leave twice makes no second place', async () => {
  const line = createLine(1);
  const leave = await enter(line, 'people');
  leave();
  leave();
  await enter(line, 'people');
  const seen: string[] = [];
  void visit(line, 'people', 'Ana', seen);
  await settled();
  expect(seen).toEqual([]);
});
